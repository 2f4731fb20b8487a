import SwipeEngine
import SwipeLab

/// `swipelab trace`: prints what comes out of a recording.
struct TraceCommand: Command {
  private static let rateOption = CommandOption(
    "--fps",
    "N",
    help: "frames a second, 1 to 1000; default \(NumberText.shortest(Tracer.standardRate))"
  )
  private static let untilOption = CommandOption(
    "--until",
    "MS",
    help: "where to end; default 2000 ms after the last input"
  )

  static let syntax = CommandSyntax(
    name: "trace",
    summary: "print what comes out of a recording, a line for each frame and event",
    operands: [RecordingOperand.operand],
    options: [rateOption, untilOption] + StyleChoice.options,
    variables: [.styles]
  )

  private let path: String
  private let rate: Double
  private let until: Timestamp?
  private let style: StyleChoice

  init(_ arguments: ParsedArguments) throws(UsageError) {
    path = arguments.operands[0]
    rate = try arguments.number(Self.rateOption, in: Tracer.rates) ?? Tracer.standardRate
    until = try arguments.time(Self.untilOption)
    style = try StyleChoice(arguments)
  }

  func run() throws(CommandFailure) {
    let recording = try style.applied(to: RecordingOperand.read(path))
    do {
      var tracer = Tracer(try Replayer(recording), framesPerSecond: rate, until: until)
      var output = StandardOutput()
      try tracer.run { output.write($0) }
      output.flush()
    } catch {
      throw CommandFailure(error)
    }
  }
}
