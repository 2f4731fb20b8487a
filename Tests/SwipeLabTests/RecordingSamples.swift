import Foundation
import SwipeEngine
import SwipeLab
import SwipeTable

/// The recordings that several tests read.
enum RecordingSamples {
  /// The scenario files beside the tests.
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Scenarios")
    .resolvingSymlinksInPath()

  /// The names of all scenario files, in order.
  static let scenarios: [String] = {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swipe") }.sorted()
  }()

  static func path(_ scenario: String) -> String { folder.appending(path: scenario).path }

  static func bytes(_ scenario: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appending(path: scenario)))
  }

  /// A header to put inputs under.
  static let header =
    #"{"swipelab": 1, "viewport": {"width": 320, "height": 480}, "rows": {"count": 10, "id": "id"}}"#

  /// Reads a recording with these inputs.
  static func recording(_ inputs: String...) throws(RecordingError) -> Recording {
    try Recording(parsing: ([header] + inputs).joined(separator: "\n") + "\n", file: "a.swipe")
  }

  /// Every kind of input and every command.
  static let inputs: [SessionInput.Kind] = [
    .pointer(PointerSample(pointer: 3, phase: .down, location: Point(x: 10.25, y: -4))),
    .pointer(
      PointerSample(pointer: .max, phase: .move, location: Point(x: 1e-7, y: 3), kind: .mouse, button: .right)
    ),
    .pointer(PointerSample(pointer: .min, phase: .cancel, location: .zero, kind: .pen)),
    .wheel(WheelSample(dx: -8.5, dy: 0)),
    .wheel(
      WheelSample(
        dx: 0,
        dy: 60,
        precise: true,
        momentum: true,
        phase: .ended,
        location: Point(x: 1, y: 2)
      )
    ),
    .key("Ctrl+Z"),
    .tune([
      ParameterSetting("settle.duration", .null), ParameterSetting("drag.hardStop", .flag(true)),
      ParameterSetting("expansion", .choice("fill")), ParameterSetting("settle.response", .number(0.1)),
    ]),
    .style(StyleReference()),
    .style(StyleReference(settings: [ParameterSetting("recognition.slop", .number(4))])),
    .pause, .resume,
  ]

  static let commands: [TableCommand] = [
    .open("a", .trailing, animated: true), .open("$row", .leading, animated: false),
    .close("a", animated: true), .close("a", animated: false),
    .closeAll(animated: true), .closeAll(animated: false),
    .fulfil("$row", "D", with: .delete), .fulfil("a", "D", with: .reset),
    .remove("$row", animated: true), .remove("a", animated: false),
    .insert(Row(id: "n", height: 12.5, leading: [], open: .leading), at: -3, animated: true),
    .insert(Row(id: "$row", section: "s"), at: 7, animated: false),
    .move("a", to: 3), .reload, .undo,
    .setActions("a", leading: nil, trailing: [SwipeAction(id: "x", title: "\"\\\n\u{1}é😀", icon: "trash")]),
    .setActions("a", leading: [], trailing: nil),
    .enable("a", .leading, false), .enable("a", .trailing, true),
    .resize(width: 0, height: 99.5), .scrollTo(-12, animated: true), .scrollTo(6000, animated: false),
    .direction(.rightToLeft), .direction(.leftToRight),
  ]

  /// A recording with everything that the format knows, at times of odd nanoseconds.
  static let everything: Recording = {
    var header = RecordingHeader(
      width: 320.5,
      height: 0,
      rows: .listed([
        Row(id: "a"), Row(id: "b", height: 0, section: "s", leading: [], trailing: [], open: .trailing),
      ])
    )
    header.style = StyleReference(settings: [
      ParameterSetting("transition", .choice("border")), ParameterSetting("closeOnScroll", .flag(false)),
    ])
    header.direction = .rightToLeft
    header.rowHeight = 44
    header.leading = [SwipeAction(id: "R", title: "Read", width: 80.125, closes: false)]
    header.trailing = [SwipeAction(id: "D", title: "", icon: "trash", role: .destructive)]
    header.scene = "inbox"
    header.scroll = 17.5
    header.reactions = [
      Reaction(to: "Z", commands: commands.map { ReactionCommand($0) }),
      Reaction(to: "A", commands: [ReactionCommand(.reload, tag: "t")]), Reaction(to: "B", commands: []),
    ]
    header.seed = -42
    let kinds = inputs + commands.map { .command($0, tag: nil) } + commands.map { .command($0, tag: "tag") }
    let timed = kinds.enumerated().map { index, kind in
      SessionInput(time: Timestamp(nanoseconds: Int64(index) * 16_666_667 + 1), kind: kind)
    }
    return Recording(header: header, inputs: timed)
  }()
}
