#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension System {
  /// The variables that `fc-match` and `xrdb` look at; they get no others.
  private static let passedOn = [
    "DISPLAY", "FONTCONFIG_FILE", "FONTCONFIG_PATH", "HOME", "LANG", "LC_ALL", "PATH", "XAUTHORITY",
    "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR",
  ]
  /// What is read of an answer, in bytes; more than either program ever says.
  private static let longestAnswer = 1 << 20

  /// Runs a program of the search path, without a shell, and waits for its end.
  ///
  /// - Returns: what it wrote to its standard output; nil where there is no such program or it failed.
  static func output(of program: String, _ arguments: [String]) -> String? {
    #if os(Linux)
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { return nil }
      let child = start(program, arguments, writingTo: ends[1], notTo: ends[0])
      close(ends[1])
      defer { close(ends[0]) }
      guard let child else { return nil }
      let answer = answer(from: ends[0])
      return hasSucceeded(child) ? String(decoding: answer, as: UTF8.self) : nil
    #else
      return nil
    #endif
  }

  #if os(Linux)
    private static func start(
      _ program: String,
      _ arguments: [String],
      writingTo output: Int32,
      notTo input: Int32
    ) -> pid_t? {
      var actions = posix_spawn_file_actions_t()
      guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
      defer { posix_spawn_file_actions_destroy(&actions) }
      posix_spawn_file_actions_addclose(&actions, input)
      posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
      posix_spawn_file_actions_addclose(&actions, output)
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
      let variables = passedOn.compactMap { name in environment(name).map { "\(name)=\($0)" } }
      return withCStrings([program] + arguments) { words in
        withCStrings(variables) { surroundings in
          var child: pid_t = 0
          return posix_spawnp(&child, program, &actions, nil, words, surroundings) == 0 ? child : nil
        }
      }
    }

    /// Lends texts out as C's list of pointers that ends with a null.
    private static func withCStrings<Result>(
      _ texts: [String],
      _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result?
    ) -> Result? {
      var pointers: [UnsafeMutablePointer<CChar>?] = texts.map { strdup($0) }
      defer { for pointer in pointers { free(pointer) } }
      pointers.append(nil)
      return pointers.withUnsafeMutableBufferPointer { buffer in buffer.baseAddress.flatMap(body) }
    }

    private static func answer(from end: Int32) -> [UInt8] {
      let portion = 4096
      var answer: [UInt8] = []
      while answer.count < longestAnswer {
        let bytes = [UInt8](unsafeUninitializedCapacity: portion) { buffer, count in
          count = max(0, read(end, buffer.baseAddress, portion))
        }
        if bytes.isEmpty { break }
        answer += bytes
      }
      return answer
    }

    private static func hasSucceeded(_ child: pid_t) -> Bool {
      var status: Int32 = 0
      while waitpid(child, &status, 0) < 0 {
        guard errno == EINTR else { return false }
      }
      // The exit code is in the second byte, a signal in the first: 0 means neither.
      return status == 0
    }
  #endif
}
