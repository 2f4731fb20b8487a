import Foundation
import SwipeEngine
import SwipeLab
import SwipeTable

/// `swipelab film`: makes a film of a recording. Needs no display.
struct FilmCommand: Command {
  static let syntax = CommandSyntax(
    name: "film",
    summary: "make a film of a recording, or a folder of PNG files",
    operands: [RecordingOperand.operand],
    options: FilmOptions.all,
    variables: [.assets, .styles]
  )

  private let path: String
  private let options: FilmOptions

  init(_ arguments: ParsedArguments) throws(UsageError) {
    path = arguments.operands[0]
    options = try FilmOptions(arguments)
  }

  @MainActor func run() throws(CommandFailure) {
    let interruption = FilmInterruption()
    let sides = try self.sides()
    let plan = try self.plan(of: sides)
    let size = sides.map { $0.size(from: plan.start, to: plan.end) }
      .reduce(SwipeTable.Viewport(width: 0, height: 0)) { $0.joined(with: $1) }
    guard size.width > 0, size.height > 0 else {
      throw StageCanvas.nothingToSee(PointSize(size), path)
    }
    let stage = FilmStage(sides, stage: size, extras: try extras(sides, plan))
    let canvas = try StageCanvas(
      size: PointSize(width: stage.layout.width, height: stage.layout.height),
      scale: options.scale,
      appearance: options.appearance,
      hasEvenSides: options.format.needsEvenSides,
      file: path
    )
    let shoot = FilmShoot(stage, plan: plan, canvas: canvas, path: options.target, interruption: interruption)
    try make(shoot)
  }

  @MainActor private func make(_ shoot: FilmShoot) throws(CommandFailure) {
    if options.format == .pictures {
      var reporter = FilmReporter(total: shoot.plan.frameCount, audience: options.audience)
      let folder = WholeFolder(path: options.target, replaces: options.replaces)
      try FilmPictures(folder: folder).make(shoot, &reporter)
      reporter.note(result(shoot))
    } else {
      let file = WholeFile(path: options.target, replaces: options.replaces)
      let video = FilmVideo(file: file, format: options.format, rounds: options.storedRounds)
      var reporter = FilmReporter(total: shoot.plan.frameCount * video.passes, audience: options.audience)
      if shoot.plan.rate != options.askedRate {
        reporter.note(
          "a GIF holds \(Self.rounded(shoot.plan.rate.value)) frames a second as the nearest to "
            + "\(NumberText.shortest(options.askedRate.value)), and has that."
        )
      }
      try video.make(shoot, &reporter)
      reporter.note(result(shoot))
    }
  }

  /// The tables to show: the recording's own, and the one that it is compared with.
  private func sides() throws(CommandFailure) -> [FilmSide] {
    var (name, recording) = try options.style.named(RecordingOperand.read(path))
    if let size = options.size { recording = recording.resized(to: size) }
    let other = try options.comparison.map { other throws(CommandFailure) in try other.named(recording, name)
    }
    do {
      let first = try FilmSide(recording, name: options.name ?? name)
      guard let other else { return [first] }
      return [first, try FilmSide(other.recording, name: options.comparisonName ?? other.name)]
    } catch {
      throw CommandFailure(error)
    }
  }

  private func extras(_ sides: [FilmSide], _ plan: FilmPlan) throws(CommandFailure) -> FilmStage.Extras {
    var extras = options.extras
    guard options.hasCurves else { return extras }
    do {
      extras.curves = try FilmSide.curves(of: sides, from: plan.start, to: plan.end)
      return extras
    } catch .nothingMoves {
      throw CommandFailure("\(path): no row moves in it, so there are no curves; leave out --curves.")
    } catch {
      throw CommandFailure(error, file: path)
    }
  }

  private func plan(of sides: [FilmSide]) throws(CommandFailure) -> FilmPlan {
    let end = try end(of: sides)
    let plan = FilmPlan(
      from: options.start,
      to: end,
      rate: options.rate,
      speed: options.speed,
      hold: options.hold,
      rounds: options.shownRounds
    )
    if let plan { return plan }
    let (from, to) = (Self.rounded(options.start.milliseconds), Self.rounded(end.milliseconds))
    guard options.start < end else {
      throw CommandFailure(
        "\(path): nothing lies between \(from) ms and the end at \(to) ms; give an earlier --from or a later --to."
      )
    }
    throw CommandFailure(
      "\(path): from \(from) to \(to) ms is more than the \(FilmPlan.mostFrames) frames that a film can have; "
        + "give an earlier --to."
    )
  }

  private func end(of sides: [FilmSide]) throws(CommandFailure) -> Timestamp {
    if let end = options.end { return end }
    do {
      var end = Timestamp.zero
      for side in sides { end = max(end, try side.naturalEnd()) }
      return end
    } catch {
      throw CommandFailure(error)
    }
  }

  @MainActor private func result(_ shoot: FilmShoot) -> String {
    let (plan, seconds) = (shoot.plan, Self.rounded(shoot.plan.duration))
    let frames = plan.frameCount == 1 ? "1 frame" : "\(plan.frameCount) frames"
    return
      "\(options.target) has \(frames) of \(shoot.width) × \(shoot.height) pixels and lasts \(seconds) s."
  }

  /// With two decimals at most.
  private static func rounded(_ number: Double) -> String {
    let hundredths = 100.0
    return NumberText.shortest((number * hundredths).rounded() / hundredths)
  }
}
