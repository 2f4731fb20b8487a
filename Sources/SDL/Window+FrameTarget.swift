extension Window {
  /// The best way to show pictures in this window: a texture where there is a GPU, else the window surface,
  /// else (a driver without window surfaces) a texture drawn by whatever renderer there is.
  ///
  /// - Throws: `SDLError` of the last way where none works.
  public func makeFrameTarget() throws(SDLError) -> any FrameTarget {
    do throws(SDLError) {
      return try Texture(window: self)
    } catch {
      // No GPU is no failure: most machines with a touchscreen and Linux have none worth the name.
      return try makeSoftwareFrameTarget()
    }
  }

  private func makeSoftwareFrameTarget() throws(SDLError) -> any FrameTarget {
    do throws(SDLError) {
      return try WindowSurface(window: self)
    } catch {
      return try Texture(window: self, requiresGPU: false)
    }
  }
}
