import Foundation
import SwipeEngine
import SwipeLab
import SwipeTable
import TestSupport

/// The recordings of reported faults, see `Scenarios/README.md`.
enum ScenarioFolder {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "Scenarios")

  /// Recordings that have to be refused.
  static let refused = ["B49-minus"]

  /// The names of all recordings, without the ending, in order.
  static let names: [String] = {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".swipe") }.map { String($0.dropLast(6)) }.sorted()
    } catch {
      preconditionFailure("The scenarios are not where the tests are: \(error)")
    }
  }()

  /// The names of the recordings that can be played.
  static var playable: [String] { names.filter { !refused.contains($0) } }

  static func path(of name: String) -> String { folder.appending(path: name + ".swipe").path }

  static func recording(_ name: String) throws -> Recording { try Recording.read(path(of: name)) }
}

extension Recording {
  /// A recording of a row table as most scenarios have it: ten rows of 60 pt, leading `R`, trailing `A` and `D`.
  static func sample(_ inputs: [SessionInput] = [], style: StyleReference = StyleReference()) -> Recording {
    var header = RecordingHeader(width: 320, height: 480, rows: .numbered(count: 10, prefix: "id"))
    header.leading = [.sample("R")]
    header.trailing = [.sample("A"), .sample("D")]
    header.style = style
    return Recording(header: header, inputs: inputs)
  }

  /// The whole trace as text.
  func trace(
    fps: Double = 60,
    until: Double? = nil,
    settings: [ParameterSetting] = []
  ) throws -> String {
    var tracer = Tracer(
      try Replayer(self, settings: settings),
      framesPerSecond: fps,
      until: until.map { Timestamp(milliseconds: $0) }
    )
    var bytes: [UInt8] = []
    try tracer.run { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }
}
