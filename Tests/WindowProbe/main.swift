import SDL
import SwipeTableSDL

// A window for tests: says on standard output, line by line, what a window's content is told.

let options: WindowLoop.Options = {
  var options = WindowLoop.Options()
  options.scale = 1
  return options
}()
let loop = try WindowLoop(title: "Window probe", options: options)
try loop.run(ProbeContent(loop))
