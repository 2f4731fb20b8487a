import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@testable import SwipeLab

@Suite("A device's round corners")
struct ChromeDeviceFrameTests {
  private let device = DeviceFrame(frame: Rect(x: 100, y: 50, width: 400, height: 500))

  private func corners(_ device: DeviceFrame, _ theme: Theme = .light) -> DisplayList {
    var list = DisplayList()
    device.paintCorners(theme, into: &list)
    return list
  }

  /// The clips inside of which something is drawn, each with what it is.
  private func clips(of list: DisplayList) -> [(clip: Rect, item: DisplayList.Item)] {
    var clip: Rect?
    return list.items.compactMap { item in
      switch item {
      case .pushClip(let rect):
        clip = rect
        return nil
      case .popClip:
        clip = nil
        return nil
      default: return clip.map { ($0, item) }
      }
    }
  }

  @Test("cover what stands out over them and nothing else: all is clipped to the corners' squares")
  func squares() {
    let squares = [(100.0, 50.0), (100, 526), (476, 50), (476, 526)]
      .map { Rect(x: $0.0, y: $0.1, width: 24, height: 24) }
    let clips = clips(of: corners(device))
    #expect(clips.count > 4)
    for clip in clips {
      let isInside = squares.contains { square in
        let part = square.intersection(clip.clip)
        return part.width >= clip.clip.width - 1e-9 && part.height >= clip.clip.height - 1e-9
      }
      #expect(isInside, "\(clip.clip)")
    }
  }

  @Test("get back the device's shadow outside of the arc and not inside, and nowhere twice")
  func shadow() {
    let strips = clips(of: corners(device)).filter {
      if case .shadow = $0.item { true } else { false }
    }.map(\.clip)
    let middle = Point(x: 124, y: 74)
    for step in 0..<(48 * 48) {
      let point = Point(x: 100.25 + Double(step % 48) / 2, y: 50.25 + Double(step / 48) / 2)
      let depth = (point - middle).length - 24
      let hits = strips.count { $0.contains(point) }
      // Half a point beside the arc either is right.
      if depth > 0.75 { #expect(hits == 1, "\(point)") }
      if depth < -0.75 { #expect(hits == 0, "\(point)") }
    }
  }

  @Test("have the theme's outline")
  func outline() {
    let frame = device.frame
    let light = corners(device).items.last
    #expect(light == .roundedBorder(frame, radius: 24, width: 0.01, Color.black.opacity(0.14)))
    let dark = corners(device, .dark).items.last
    #expect(dark == .roundedBorder(frame, radius: 24, width: 1, Color(0x2C3038)))
  }

  @Test("are less round where there is no room, and not there without any", arguments: [0.0, -5, 1, 30])
  func small(height: Double) {
    let device = DeviceFrame(frame: Rect(x: 0, y: 0, width: 400, height: height))
    #expect(device.radius == max(0, height / 2))
    var list = DisplayList()
    device.paintShadow(into: &list)
    #expect(list.items.isEmpty == (height <= 0))
    #expect(corners(device).items.isEmpty == (height <= 0))
  }
}
