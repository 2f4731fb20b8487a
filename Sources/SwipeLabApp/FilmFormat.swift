import SwipeLab

/// What kinds of films there are, told apart by the ending of a file's name.
enum FilmFormat: String, Hashable, CaseIterable {
  case mp4, webm, gif, apng, webp
  /// A folder of PNG files, one a frame.
  case pictures

  /// Endings that can be asked for, in words: the files', and that of a folder.
  static let endings = allCases.filter { $0 != .pictures }.map { "." + $0.rawValue } + ["/"]

  /// The format for a path: by its ending, whatever its case; one without any is a folder of pictures. Nil for an
  /// unknown ending.
  ///
  /// - Parameter isFolder: whether a folder is there already.
  init?(path: String, isFolder: Bool) {
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    // A dot at the beginning hides a file and is no ending.
    let parts = name.drop { $0 == "." }.split(separator: ".", omittingEmptySubsequences: false)
    if isFolder || path.hasSuffix("/") || parts.count < 2 {
      self = .pictures
    } else {
      guard let format = Self(rawValue: parts.last?.lowercased() ?? ""), format != .pictures else {
        return nil
      }
      self = format
    }
  }

  /// Whether the file itself says how often it is shown. The others show every round as frames of their own.
  var storesRounds: Bool {
    switch self {
    case .gif, .apng, .webp: true
    case .mp4, .webm, .pictures: false
    }
  }

  /// Whether width and height have to be even: colours are stored for four pixels at a time.
  var needsEvenSides: Bool { self == .mp4 || self == .webm }
}

extension FilmFormat {
  /// How ffmpeg is told to make a file of raw frames from its standard input.
  ///
  /// - Parameters:
  ///   - width: pixels.
  ///   - height: pixels.
  ///   - rounds: how often a file that says so itself is shown, 0 for ever.
  ///   - palette: the file with a GIF's colours.
  ///   - output: where the film goes.
  func arguments(
    width: Int,
    height: Int,
    rate: FrameRate,
    rounds: Int,
    palette: String,
    output: String
  ) -> [String] {
    let input = Self.input(width, height, rate)
    let second = self == .gif ? ["-f", "png_pipe", "-i", Self.url(palette)] : []
    return input + second + encoding(rounds: rounds) + Self.plain
      + ["-f", rawValue, Self.url(output)]
  }

  /// How ffmpeg is told to choose a GIF's colours from all frames.
  static func paletteArguments(width: Int, height: Int, rate: FrameRate, output: String) -> [String] {
    input(width, height, rate)
      + ["-vf", "palettegen=stats_mode=full", "-c:v", "png", "-f", "image2pipe", url(output)]
  }

  /// Only errors are told, the draft that is there is written over, and frames come as `PixelBuffer` has them in memory.
  private static func input(_ width: Int, _ height: Int, _ rate: FrameRate) -> [String] {
    [
      "-hide_banner", "-loglevel", "error", "-nostats", "-xerror", "-y",
      "-f", "rawvideo", "-pix_fmt", "bgr0", "-video_size", "\(width)x\(height)",
      "-framerate", rate.description, "-i", "pipe:0",
    ]
  }

  /// The same frames give the same file.
  private static let plain = ["-an", "-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact"]
  /// sRGB to the colours of high-definition video, and said so in the file; the default would be those of old
  /// television, which players take for the others.
  private static let video = [
    "-vf", "scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int,format=yuv420p",
    "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv",
  ]

  /// Qualities are chosen by eye: text stays sharp (H.264 at 16, VP9 at 20). APNG and WebP lose nothing.
  private func encoding(rounds: Int) -> [String] {
    switch self {
    case .mp4:
      Self.video + ["-c:v", "libx264", "-preset", "medium", "-crf", "16", "-movflags", "+faststart"]
    case .webm:
      Self.video + [
        "-c:v", "libvpx-vp9", "-crf", "20", "-b:v", "0", "-deadline", "good", "-cpu-used", "4", "-row-mt",
        "1",
      ]
    case .gif:
      // ffmpeg counts a GIF's repetitions: none is -1, and 0 is for ever.
      [
        "-lavfi", "paletteuse=dither=bayer:bayer_scale=5:diff_mode=rectangle",
        "-loop", String(rounds == 0 ? 0 : rounds == 1 ? -1 : rounds - 1),
      ]
    case .apng: ["-c:v", "apng", "-pix_fmt", "rgb24", "-pred", "mixed", "-plays", String(rounds)]
    case .webp:
      ["-c:v", "libwebp_anim", "-pix_fmt", "bgra", "-lossless", "1", "-compression_level", "4"]
        + ["-loop", String(rounds)]
    case .pictures: []
    }
  }

  /// A path as ffmpeg takes it whatever is in it: a colon would make the part before it a protocol.
  private static func url(_ path: String) -> String { "file:" + path }
}
