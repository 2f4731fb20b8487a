/// What kept the rig from working, in one sentence for whoever reads the test's log.
struct RigError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
