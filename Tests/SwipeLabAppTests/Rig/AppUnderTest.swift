import Foundation
import SwipeEngine
import SwipeLab

/// A program of the package in a window on the rig.
struct AppUnderTest {
  let rig: Rig
  let process: ChildProcess
  let window: UInt32
  /// The folder that it runs in. The user's own styles are in its `config`, films go to `films`.
  let folder: CommandFolder
  /// Where the table begins, in pixels of the window.
  private let tableTop: Double
  private let scale: Double

  /// The height of the window's title bar in points.
  private static let titleBar = 64.0
  /// Where a mouse is in the window and on nothing: right at the title, in points of the table.
  static let onTitle = Point(x: 200, y: -40)

  /// Runs `body` with the program `swipelab` in its window, in a folder of its own.
  ///
  /// - Parameters:
  ///   - isBare: whether the list stands alone (`--bare`). Places are in points of the table then, else of the window.
  ///   - scale: the option `--scale`, pixels in a point.
  ///   - arguments: further arguments.
  static func swipelab(
    isBare: Bool = true,
    scale: Double = 1,
    _ arguments: [String] = [],
    _ body: (AppUnderTest) async throws -> Void
  ) async throws {
    try await CommandFolder.with { folder in
      try await swipelab(isBare: isBare, scale: scale, arguments, in: folder, body)
    }
  }

  /// The same in a folder that is there.
  static func swipelab(
    isBare: Bool,
    scale: Double = 1,
    _ arguments: [String],
    in folder: CommandFolder,
    environment: [String: String] = [:],
    _ body: (AppUnderTest) async throws -> Void
  ) async throws {
    let options = [
      "run", "--recordings", folder.url.appending(path: "recordings").path, "--scale", "\(scale)",
      "--films", folder.url.appending(path: filmsFolder).path,
    ]
    let look = isBare ? ["--bare"] : []
    let config = ["XDG_CONFIG_HOME": folder.url.appending(path: configFolder).path]
    try await run(
      "swipelab",
      options + look + arguments,
      in: folder,
      environment: config.merging(environment) { $1 },
      tableTop: isBare ? titleBar * scale : 0,
      scale,
      body
    )
  }

  /// Where films go, and where the user's own styles are, in the folder.
  static let filmsFolder = "films"
  static let configFolder = "config"
  static let stylesFolder = configFolder + "/swipelab/styles"

  /// Runs `body` with the program `smallest-cell` in its window, which is all table.
  static func smallestCell(_ body: (AppUnderTest) async throws -> Void) async throws {
    try await CommandFolder.with { folder in
      try await run("smallest-cell", [], in: folder, tableTop: 0, 1, body)
    }
  }

  /// Runs `body` with the tests' own program `WindowProbe`, which says what its window is told.
  ///
  /// - Parameter folder: the folder that it is in.
  static func probe(
    in folder: CommandFolder,
    environment: [String: String] = [:],
    _ body: (AppUnderTest) async throws -> Void
  ) async throws {
    try await run("WindowProbe", [], in: folder, environment: environment, tableTop: 0, 1, body)
  }

  private static func run(
    _ name: String,
    _ arguments: [String],
    in folder: CommandFolder,
    environment: [String: String] = [:],
    tableTop: Double,
    _ scale: Double,
    _ body: (AppUnderTest) async throws -> Void
  ) async throws {
    let rig = try Rig.current
    try rig.reset()
    let program = try CommandRun.program.deletingLastPathComponent().appending(path: name).path
    guard FileManager.default.isExecutableFile(atPath: program) else {
      throw RigError("\(program) is not there; build it with swift build --product \(name).")
    }
    let process = try ChildProcess(
      program,
      arguments,
      environment: environment.merging(["DISPLAY": rig.server.display]) { $1 },
      in: folder.url
    )
    do {
      let window = try await Patience.wait(for: "the window of \(name)") {
        try process.requireRunning()
        return try rig.windows.visibleWindow(ofProcess: process.id)
      }
      let app = AppUnderTest(
        rig: rig,
        process: process,
        window: window,
        folder: folder,
        tableTop: tableTop,
        scale: scale
      )
      try await Patience.wait(until: "the first picture of \(name)") { try app.showsSomething() }
      try await body(app)
      try await process.kill()
    } catch {
      try await process.kill()
      throw error
    }
  }

  /// Whether anything but one colour is in the window.
  private func showsSomething() throws -> Bool {
    let picture = try picture()
    return !picture.dropFirst(4).elementsEqual(picture.dropLast(4))
  }

  /// A place on the screen, in pixels, for one in the table, in points.
  func pixels(_ place: Point) throws -> Point {
    let frame = try rig.windows.frame(of: window)
    return Point(x: Double(frame.x) + place.x * scale, y: Double(frame.y) + tableTop + place.y * scale)
  }

  /// Waits for the next line on standard output after so many that were there.
  func line(after count: Int) async throws -> String {
    try await Patience.wait(for: "line \(count + 1) on standard output") {
      try process.requireRunning()
      return try process.lines.dropFirst(count).first
    }
  }

  /// Presses F5 and waits for the path of the recording.
  func savedPath() async throws -> String {
    let count = try process.lines.count
    try rig.keyboard.type(.f5)
    // A key that goes down within 2 ms of its going up is a held one to SDL, so the next press keeps a distance.
    try await Task.sleep(for: Self.pace)
    return try await line(after: count)
  }

  /// Presses F5 and reads the recording.
  func recording() async throws -> Recording {
    try Recording.read(try await savedPath())
  }
}
