import Foundation
import SwipeEngine
import SwipeLab

// A first command, so that recordings can be traced while the others are built.
let path = CommandLine.arguments[2]
var until: Timestamp?
if let place = CommandLine.arguments.firstIndex(of: "--until") {
  until = Timestamp(milliseconds: Double(CommandLine.arguments[place + 1]) ?? 0)
}
do {
  let recording = try Recording.read(path)
  var tracer = Tracer(try Replayer(recording), until: until)
  try tracer.run { FileHandle.standardOutput.write(Data($0)) }
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
