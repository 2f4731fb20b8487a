/// The program's commands.
enum CommandCatalog {
  /// In the order in which help lists them.
  static let commands: [any Command.Type] = [
    RunCommand.self, ReplayCommand.self, TraceCommand.self, RenderCommand.self, FilmCommand.self,
    FilmstripCommand.self, PlotCommand.self, SweepCommand.self, PresetsCommand.self, DevicesCommand.self,
  ]
  /// The one to run where none is named.
  static let standard: any Command.Type = RunCommand.self

  /// The command of this name. Throws where there is none.
  static func command(_ name: String) throws(UsageError) -> any Command.Type {
    guard let command = commands.first(where: { $0.syntax.name == name }) else {
      throw .unknownCommand(name, known: commands.map { $0.syntax.name })
    }
    return command
  }
}
