import Foundation
import Testing

/// ffmpeg and ffprobe, which judge what `swipelab film` has made.
enum FilmTool {
  /// Neither is to be had.
  struct Missing: Error, CustomStringConvertible {
    let description = "ffmpeg and ffprobe are missing; install the package ffmpeg (ffmpeg-free on Fedora)."
  }

  /// Throws, naming the package, where they are not installed.
  static func require(in folder: CommandFolder) async throws {
    let found = try await CommandRun.shell("command -v ffmpeg && command -v ffprobe", in: folder)
    guard found.code == 0 else { throw Missing() }
  }

  /// What ffprobe counts and reads: frames, their rate, width and height.
  static func probe(_ file: String, in folder: CommandFolder) async throws -> [String] {
    try await require(in: folder)
    let entries = "nb_read_frames,avg_frame_rate,width,height"
    let run = try await CommandRun.shell(
      "ffprobe -v error -count_frames -show_entries stream=\(entries) -of csv=p=0 '\(file)'",
      in: folder
    )
    #expect(run.code == 0, "\(run.errors)")
    let fields = run.text.split(whereSeparator: { ",\n".contains($0) }).map(String.init)
    return fields
  }

  /// The pixels of all frames of a file, three bytes each; of a part of the picture where a filter crops it.
  static func pixels(_ file: String, filter: String = "null", in folder: CommandFolder) async throws
    -> [UInt8]
  {
    try await require(in: folder)
    let run = try await CommandRun.shell(
      "ffmpeg -v error -i '\(file)' -vf \(filter) -fps_mode passthrough -f rawvideo -pix_fmt rgb24 pipe:1",
      in: folder
    )
    #expect(run.code == 0, "\(run.errors)")
    return run.output
  }

  /// A folder's own program `ffmpeg`, a line of the shell, and the environment in which it is found first.
  static func pretend(_ line: String, in folder: CommandFolder) throws -> [String: String] {
    try folder.makeFolder("bin")
    let path = try folder.write("bin/ffmpeg", "#!/bin/sh\n\(line)\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    let old = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return ["PATH": folder.url.appending(path: "bin").path + ":" + old]
  }
}

extension CommandRun {
  /// Films the opening sample, quietly, to a name in the folder.
  static func film(
    to name: String,
    _ options: [String] = [],
    in folder: CommandFolder,
    environment: [String: String] = [:]
  ) async throws -> CommandRun {
    try folder.write("a.swipe", CommandSample.opening)
    let arguments = ["film", "a.swipe", "--out", name, "--quiet"] + options
    return try await swipelab(arguments, in: folder, environment: environment)
  }

  /// What a film that came to be gives.
  static let silence = CommandRun(code: 0, output: [], errors: "")
}
