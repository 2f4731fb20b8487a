/// `swipelab devices`: lists what SwipeLab can be seen, touched and felt through.
struct DevicesCommand: Command {
  static let syntax = CommandSyntax(
    name: "devices",
    summary: "list displays, renderers, touch devices and haptics"
  )

  init(_ arguments: ParsedArguments) {}

  func run() {
    StandardOutput.print(DeviceReport().text)
  }
}
