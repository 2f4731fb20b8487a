import SDL
import SwipeEngine
import SwipeLab
import SwipeTable
import SwipeTableSDL

/// The program's window, from opening it to closing it.
@MainActor
struct Shell {
  private let options: ShellOptions

  private static let title = "SwipeLab"
  private static let iconsFolder = "Icons"

  init(_ options: ShellOptions) {
    self.options = options
  }

  /// Runs until the window is closed. Throws where there is no display.
  func run() throws(CommandFailure) {
    let loop = try openWindow()
    let content = ShellContent(try laboratory(in: loop), loop: loop, options: options, motor: Haptics())
    do {
      try loop.run(content)
    } catch {
      throw CommandFailure(error, advice: "run it again, with SWIPELAB_PRESENT=surface if that does not help")
    }
  }

  private func openWindow() throws(CommandFailure) -> WindowLoop {
    var settings = WindowLoop.Options()
    settings.size = windowSize
    settings.leastSize = (ShellOptions.leastSize.width, ShellOptions.leastSize.height)
    settings.iconsFolder = try AssetLocator.folder() + "/" + Self.iconsFolder
    settings.scale = options.scale
    settings.warn = Program.report
    // Without a display SDL would open a window that nobody can see.
    let display = try openDisplay()
    do {
      return try withExtendedLifetime(display) { () throws(SDLError) in
        try WindowLoop(title: Self.title, options: settings)
      }
    } catch {
      throw CommandFailure(error, advice: "take a smaller --size or --scale")
    }
  }

  private func openDisplay() throws(CommandFailure) -> SDLSession {
    do {
      return try DisplaySession.open()
    } catch {
      throw .noDisplay(error)
    }
  }

  private var windowSize: (width: Double, height: Double) {
    if let size = options.size { return (size.width, size.height) }
    guard let replay = options.replay else {
      return (ShellOptions.firstSize.width, ShellOptions.firstSize.height)
    }
    let size = Laboratory.windowSize(for: replay.header)
    return (max(size.width, ShellOptions.leastSize.width), max(size.height, ShellOptions.leastSize.height))
  }

  private func laboratory(in loop: WindowLoop) throws(CommandFailure) -> Laboratory {
    let (width, height) = loop.size
    let appearance = options.theme ?? .light
    do {
      if let replay = options.replay {
        return try Laboratory(
          replaying: replay,
          speed: options.speed,
          width: width,
          height: height,
          appearance: appearance,
          metrics: loop.metrics
        )
      }
      var laboratory = try Laboratory(
        scene: SceneCatalog.scene(options.scene) ?? InboxScene(),
        width: width,
        height: height,
        appearance: appearance,
        metrics: loop.metrics,
        isBare: options.isBare
      )
      if let style = options.style {
        let isOwn = style.file.map { $0 == StyleFolder().file(of: style.name) } ?? false
        laboratory.begin(with: style.reference, named: style.file.map { _ in style.name }, isOwn: isOwn)
      }
      return laboratory
    } catch {
      throw CommandFailure(error)
    }
  }
}
