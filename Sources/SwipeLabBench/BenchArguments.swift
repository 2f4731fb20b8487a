/// What the command line asks for.
struct BenchArguments {
  /// Names of the benchmarks to run; empty for all.
  var names: [String] = []
  /// Whether only to name the benchmarks.
  var lists = false
  /// Whether only to print the usage.
  var helps = false
  /// Whether a ratio beyond its goal makes the program fail.
  var gates = false
  /// What to make and to measure the growth of this process by, instead of everything else; nil for nothing.
  var memory: (kind: ResidentMemory.Kind, rows: Int)?
  /// Where the figures go as JSON; nil for nowhere.
  var jsonPath: String?

  /// The option with which the program starts itself to measure memory. Not for people, so not in the usage.
  static let memoryOption = "--memory-of"

  static let usage = """
    usage: swipelab-bench [--list] [NAME…] [--json FILE] [--gate]

    Compares the project's work with work that is known, in turn in the same run, and prints both times and
    their ratio. Build it with -c release.

      NAME         run these benchmarks only; default: all
      --list       name the benchmarks and end
      --json FILE  write the figures to a file as well, replacing it
      --gate       exit with 1 when a ratio is more than 10 % above its goal
      --help       show this text and end
    """

  /// Why the arguments mean nothing, as a sentence.
  struct Failure: Error {
    var sentence: String
  }

  /// - Parameters:
  ///   - arguments: without the program's name.
  ///   - known: the names of all benchmarks.
  init(_ arguments: [String], known: [String]) throws(Failure) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--list": lists = true
      case "--help": helps = true
      case "--gate": gates = true
      case Self.memoryOption:
        guard let kind = rest.popFirst().flatMap(ResidentMemory.Kind.init),
          let count = rest.popFirst().flatMap({ Int($0) })
        else { throw Failure(sentence: "\(Self.memoryOption) needs table or plain, and a number of rows.") }
        memory = (kind, count)
      case "--json":
        guard let path = rest.popFirst() else {
          throw Failure(sentence: "--json needs a file; say --json FILE.")
        }
        jsonPath = path
      case _ where argument.hasPrefix("-"):
        throw Failure(sentence: "There is no option \(argument); see swipelab-bench --help.")
      case _ where known.contains(argument): names.append(argument)
      default:
        throw Failure(sentence: "There is no benchmark \(argument); see swipelab-bench --list.")
      }
    }
  }
}
