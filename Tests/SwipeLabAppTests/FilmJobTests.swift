import Foundation
import SwipeEngine
import SwipeLab
import SwipeTable
import Testing

@testable import SwipeLabApp

@Suite("A film that is made while the window goes on")
struct FilmJobTests {
  private func recording() throws -> Recording {
    try Recording(parsing: CommandSample.opening, file: "sample")
  }

  /// Runs `body` with a folder and a job whose films go into the folder `films` in it.
  private func with(
    _ options: FilmJob.Options = FilmJob.Options(),
    program: String? = nil,
    _ body: (FilmJob, CommandFolder) async throws -> Void
  ) async throws {
    try await CommandFolder.with { folder in try await body(try job(in: folder, options, program), folder) }
  }

  private func job(
    in folder: CommandFolder,
    _ options: FilmJob.Options = FilmJob.Options(),
    _ program: String? = nil
  ) throws -> FilmJob {
    FilmJob(
      try recording(),
      options: options,
      folder: FilmFolder(folder.url.appending(path: "films").path),
      program: try program ?? CommandRun.program.path,
      wake: {}
    )
  }

  /// A program that runs `swipelab` with something changed, a line of the shell.
  private func changed(_ line: String, in folder: CommandFolder) async throws -> String {
    let text = "#!/bin/sh\n\(line)\nexec '\(try CommandRun.program.path)' \"$@\"\n"
    return try await folder.writeProgram("changed", text)
  }

  private func end(of job: FilmJob) async throws -> FilmJob.State {
    try await Patience.wait(until: "the end of the film") { !job.isRunning }
    return job.state
  }

  @Test("is the film that the command makes, in the folder's next number")
  func film() async throws {
    var options = FilmJob.Options()
    options.end = Timestamp(milliseconds: 200)
    options.showsTouches = true
    options.style = StyleReference("swipecellkit.drag", settings: [.init("settle.response", .number(0.3))])
    try await with(options) { job, folder in
      let path = folder.url.appending(path: "films/film-0001.mp4").path
      let state = try await end(of: job)
      #expect(state == .finished(path: path))
      #expect(try CommandFolder.list("films", in: folder) == ["film-0001.mp4"])
      let run = try await CommandRun.film(
        to: "b.mp4",
        ["--to=200", "--touches", "--style=swipecellkit.drag", "--set=settle.response=0.3"],
        in: folder
      )
      #expect(run == .silence)
      #expect(try folder.bytes("films/film-0001.mp4") == folder.bytes("b.mp4"))
    }
  }

  @Test("takes the next number after films of every kind, also of those that are made at the same time")
  func numbers() async throws {
    try await CommandFolder.with { folder in
      try folder.makeFolder("films")
      try folder.write("films/film-0007.webm", "mine")
      try folder.write("films/film-0009.swipe", "mine")
      var options = FilmJob.Options()
      options.end = Timestamp(milliseconds: 50)
      options.format = .gif
      let jobs = try (1...3).map { _ in try job(in: folder, options) }
      for job in jobs {
        guard case .finished = try await end(of: job) else {
          Issue.record("\(job.state)")
          return
        }
      }
      #expect(
        try CommandFolder.list("films", in: folder) == [
          "film-0007.webm", "film-0008.gif", "film-0009.gif", "film-0009.swipe", "film-0010.gif",
        ]
      )
    }
  }

  @Test("tells how far it is, and after some frames how long it will take")
  func progress() async throws {
    try await CommandFolder.with { folder in
      // A film whose frames wait for a word.
      let program = try await folder.writeProgram(
        "program",
        """
        #!/bin/sh
        for argument; do case "$argument" in --out=*) out="${argument#--out=}" ;; esac; done
        wait_for() { while [ ! -e '\(folder.url.path)'/"$1" ]; do sleep 0.01; done; }
        printf 'frame 1 of 100\nframe 2' >&2; wait_for more
        printf '0 of 100\nswipelab: a note.\nframe 51 of 100\n' >&2; wait_for end
        echo film >"$out"

        """
      )
      let job = try job(in: folder, FilmJob.Options(), program)
      try await Patience.wait(until: "the first frame") {
        job.state == .running(done: 1, of: 100, secondsLeft: nil)
      }
      try folder.write("more", "")
      let left = try await Patience.wait(for: "half of the frames") { () -> Double? in
        guard case .running(51, 100, let left) = job.state else { return nil }
        return left
      }
      #expect(left >= 0)
      try folder.write("end", "")
      let state = try await end(of: job)
      #expect(state == .finished(path: folder.url.appending(path: "films/film-0001.mp4").path))
      #expect(try folder.bytes("films/film-0001.mp4") == Array("film\n".utf8))
    }
  }

  @Test(
    "that is cancelled in the middle leaves nothing, nor does one that is dropped",
    arguments: [true, false]
  )
  func cancelling(isDropped: Bool) async throws {
    try await CommandFolder.with { folder in
      // The encoder takes nothing and waits for ever.
      try folder.makeFolder("bin")
      try await folder.writeProgram(
        "bin/ffmpeg",
        "#!/bin/sh\necho $$ >'\(folder.url.path)/encoder'\nexec sleep 1000\n"
      )
      let program = try await changed("PATH='\(folder.url.path)/bin:/usr/bin:/bin'; export PATH", in: folder)
      var job: FilmJob? = try job(in: folder, FilmJob.Options(), program)
      let id = try await Patience.wait(for: "the encoder") {
        guard try folder.names.contains("encoder") else { return nil as Int32? }
        return Int32(String(decoding: try folder.bytes("encoder"), as: UTF8.self).dropLast())
      }
      #expect(try CommandFolder.list("films", in: folder).count == 1)
      if isDropped {
        job = nil
      } else {
        job?.cancel()
        #expect(try await end(of: try #require(job)) == .cancelled)
        job?.cancel()
        job?.stop()
      }
      #expect(try CommandFolder.list("films", in: folder).isEmpty)
      try await Patience.wait(until: "the end of the encoder") { kill(id, 0) != 0 }
    }
  }

  @Test("without ffmpeg says what the command says")
  func missingEncoder() async throws {
    try await CommandFolder.with { folder in
      let program = try await changed("PATH=/nowhere; export PATH", in: folder)
      let job = try job(in: folder, FilmJob.Options(), program)
      let state = try await end(of: job)
      #expect(
        state
          == .failed(
            "a film needs the encoder ffmpeg, which is not on this machine; install the package ffmpeg, "
              + "or name a folder for PNG files, which need none."
          )
      )
      #expect(try CommandFolder.list("films", in: folder).isEmpty)
    }
  }

  @Test("names the film that would have been in what goes wrong, and leaves nothing")
  func failing() async throws {
    try await CommandFolder.with { folder in
      let films = folder.url.appending(path: "films").path
      let limited = try job(in: folder, FilmJob.Options(), try await changed("ulimit -f 1", in: folder))
      let state = try await end(of: limited)
      #expect(
        state
          == .failed(
            "\(films)/film-0001.mp4 cannot be written (File too large); make room or name another folder."
          )
      )
      let killed = try job(in: folder, FilmJob.Options(), try await changed("kill -9 $$", in: folder))
      let other = try await end(of: killed)
      #expect(
        other == .failed("the film was ended by signal 9, and nothing was written; try again.")
      )
      #expect(try CommandFolder.list("films", in: folder).isEmpty)
      try FileManager.default.removeItem(atPath: films)
      try folder.write("films", "a file")
      guard case .failed(let sentence) = try await end(of: try job(in: folder)) else {
        Issue.record("A file is no folder.")
        return
      }
      #expect(sentence.hasPrefix("the folder \(films) cannot be made ("))
      #expect(sentence.hasSuffix("); name another one with --films."))
    }
  }

  @Test("in a folder that cannot be written to says so")
  func unwritable() async throws {
    let job = FilmJob(
      try recording(),
      options: FilmJob.Options(),
      folder: FilmFolder("/proc/self"),
      program: try CommandRun.program.path,
      wake: {}
    )
    let state = try await end(of: job)
    #expect(
      state
        == .failed(
          "the folder /proc/self cannot be written to (No such file or directory); name another one with --films."
        )
    )
  }

  @Test("asks the command for what its options say")
  func arguments() throws {
    var options = FilmJob.Options()
    #expect(
      options.arguments(recording: "a.swipe", output: "b.mp4") == [
        "film", "a.swipe", "--progress", "--out=b.mp4", "--fps=60", "--speed=1", "--from=0", "--hold=0",
        "--scale=1",
        "--theme=light",
      ]
    )
    options.rate = FrameRate(59.94)
    options.speed = 0.25
    options.start = Timestamp(milliseconds: 12.5)
    options.end = Timestamp(milliseconds: 1e5)
    options.hold = 500
    options.rounds = 0
    options.size = PointSize(width: 390, height: 844.5)
    options.scale = 2
    options.appearance = .dark
    options.style = StyleReference("swipycell", settings: [.init("settle.duration", .null)])
    options.comparison = StyleReference(settings: [.init("triggers.leading", .choice("25% back, 75% exit"))])
    (options.showsTouches, options.showsCaptions, options.showsCurves) = (true, true, true)
    #expect(
      options.arguments(recording: "a", output: "b").dropFirst(4) == [
        "--fps=59.94", "--speed=0.25", "--from=12.5", "--hold=500", "--to=100000", "--loop=0",
        "--size=390x844.5",
        "--scale=2", "--theme=dark", "--style=swipycell", "--set=settle.duration=null", "--compare=default",
        "--compare-set=triggers.leading=25% back, 75% exit", "--touches", "--captions", "--curves",
      ]
    )
  }
}
