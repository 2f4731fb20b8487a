import Foundation

exit(BenchRun.run(Array(CommandLine.arguments.dropFirst())).rawValue)
