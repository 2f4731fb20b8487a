import Foundation

/// The program ffmpeg at work: frames go into its standard input, complaints come out of its standard error.
///
/// It runs in a process group of its own, so that Ctrl-C reaches only `swipelab`, which then ends it.
@MainActor
struct FilmEncoder {
  /// What the user called the film.
  private let path: String
  private let interruption: FilmInterruption
  private let instead: Instead
  private let process: pid_t
  private var input: Int32
  private var errors: Int32
  private var complaints: [UInt8] = []
  private var hasEnded = false

  /// What can be written without the encoder, in the words of the command's sentences.
  struct Instead {
    /// After "install the package ffmpeg, or".
    var ofInstalling: String
    /// After "cannot make the file; try".
    var ofFormat: String
  }

  private static let program = "ffmpeg"
  /// Milliseconds after which signals are looked for while ffmpeg is busy.
  private static let patience: Int32 = 100
  /// Bytes that are read in one go, and kept of all complaints.
  private static let readSize = 4096
  private static let mostComplaints = 64 << 10
  private static let badEvents = Int16(POLLERR | POLLHUP | POLLNVAL)

  /// Starts ffmpeg. Throws where that cannot be done, above all because it is not installed.
  ///
  /// - Parameters:
  ///   - path: what the user called the film.
  ///   - instead: what errors advise.
  init(
    _ arguments: [String],
    path: String,
    instead: Instead,
    interruption: FilmInterruption
  ) throws(CommandFailure) {
    guard let frames = PipeEnds() else { throw Self.noStart(errno, instead) }
    guard let complaints = PipeEnds() else {
      let status = errno
      close(frames.reading)
      close(frames.writing)
      throw Self.noStart(status, instead)
    }
    self.path = path
    self.interruption = interruption
    self.instead = instead
    let started = FilmProcess.start(
      Self.program,
      arguments,
      input: frames.reading,
      errors: complaints.writing
    )
    close(frames.reading)
    close(complaints.writing)
    switch started {
    case .success(let process): self.process = process
    case .failure(let failure):
      close(frames.writing)
      close(complaints.reading)
      throw Self.noStart(failure.status, instead)
    }
    (input, errors) = (frames.writing, complaints.reading)
    PipeEnds.setNonBlocking(input)
    PipeEnds.setNonBlocking(errors)
  }

  /// Hands bytes to ffmpeg. Throws where it has ended, or the user wants to stop; call `abandon` then.
  mutating func write(_ bytes: [UInt8]) throws(CommandFailure) {
    var done = 0
    while done < bytes.count {
      try interruption.check(path)
      guard waitForRoom() else { continue }
      let count = bytes.withUnsafeBytes { buffer in
        Foundation.write(
          input,
          UnsafeRawBufferPointer(rebasing: buffer[done...]).baseAddress,
          bytes.count - done
        )
      }
      if count >= 0 {
        done += count
      } else if errno != EAGAIN, errno != EINTR {
        throw try failureAtEnd()
      }
    }
  }

  /// Says that no frames follow and waits until the file is complete.
  mutating func finish() throws(CommandFailure) {
    let status = try statusAtEnd()
    // A disk that fills up at the very end is no failure to some versions.
    guard status == .exit(0), reasonOfDisk == nil else { throw failure(status) }
  }

  /// Ends ffmpeg, wherever it is. Does nothing once it has ended.
  mutating func abandon() {
    guard !hasEnded else { return }
    // Its group, and so whatever it has started itself.
    kill(-process, SIGKILL)
    _ = reap()
  }

  /// Whether ffmpeg takes more; reads its complaints meanwhile, so that it never waits for a reader.
  private mutating func waitForRoom() -> Bool {
    var ends = [
      pollfd(fd: input, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: errors, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&ends, nfds_t(ends.count), Self.patience) > 0 else { return false }
    if ends[1].revents != 0 { readComplaints() }
    return ends[0].revents != 0
  }

  private mutating func readComplaints() {
    guard errors >= 0 else { return }
    var room = [UInt8](repeating: 0, count: Self.readSize)
    while true {
      let count = read(errors, &room, room.count)
      if count > 0 {
        if complaints.count < Self.mostComplaints { complaints += room[..<count] }
      } else if count < 0, errno == EINTR {
        continue
      } else {
        // The last writer has gone.
        if count == 0 { closeErrors() }
        return
      }
    }
  }

  private mutating func closeErrors() {
    close(errors)
    errors = -1
  }

  /// Why ffmpeg takes no more: it has ended, or is about to.
  private mutating func failureAtEnd() throws(CommandFailure) -> CommandFailure {
    failure(try statusAtEnd())
  }

  private mutating func statusAtEnd() throws(CommandFailure) -> FilmProcess.Status {
    closeInput()
    while errors >= 0 {
      try interruption.check(path)
      var end = pollfd(fd: errors, events: Int16(POLLIN), revents: 0)
      if poll(&end, 1, Self.patience) > 0 { readComplaints() }
    }
    return reap()
  }

  private mutating func closeInput() {
    guard input >= 0 else { return }
    close(input)
    input = -1
  }

  private mutating func reap() -> FilmProcess.Status {
    closeInput()
    if errors >= 0 { closeErrors() }
    hasEnded = true
    return FilmProcess.wait(for: process)
  }
}

extension FilmEncoder {
  /// What the system says of a disk without room, in ffmpeg's words too.
  private static let fullDisk = [ENOSPC, EDQUOT, EFBIG].map { String(cString: strerror($0)) }
  /// The package, by the same name on Debian, Fedora and Arch.
  private static let package = "ffmpeg"

  /// The complaints, a line each.
  private var lines: [String] {
    String(decoding: complaints, as: UTF8.self).split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  /// What the disk has against the file, if that is it.
  private var reasonOfDisk: String? {
    let lines = lines
    return Self.fullDisk.first { word in lines.contains { $0.contains(word) } }
  }

  private func failure(_ status: FilmProcess.Status) -> CommandFailure {
    if let reason = reasonOfDisk {
      return CommandFailure("\(path) cannot be written (\(reason)); make room or name another folder.")
    }
    if case .signal(let number) = status {
      return CommandFailure(
        "the encoder \(Self.program) was ended by signal \(number), so nothing was written to \(path); try again."
      )
    }
    let reason = lines.last ?? "it ended early"
    return CommandFailure(
      "the encoder \(Self.program) cannot make \(path) (\(reason)); try \(instead.ofFormat)."
    )
  }

  private static func noStart(_ status: Int32, _ instead: Instead) -> CommandFailure {
    let instead = "or \(instead.ofInstalling)"
    guard status == ENOENT else {
      return CommandFailure(
        "the encoder \(program) cannot be started (\(String(cString: strerror(status)))); "
          + "install the package \(package) anew, \(instead)."
      )
    }
    return CommandFailure(
      "a film needs the encoder \(program), which is not on this machine; install the package \(package), \(instead)."
    )
  }
}
