import Testing

@Suite("A command line that cannot be understood")
struct CommandUsageTests {
  @Test(
    "ends with 2 and a sentence",
    arguments: [
      (["tarce"], "there is no command \"tarce\"; did you mean \"trace\"?"),
      (
        ["frobnicate"],
        "there is no command \"frobnicate\"; it must be run, replay, trace, render, film, filmstrip, plot, sweep, "
          + "presets or devices."
      ),
      (
        ["a.swipe"],
        "\"a.swipe\" is no command but a recording; run \"swipelab replay a.swipe\" to see it."
      ),
      (["--scal", "2"], "the command run has no option --scal; did you mean --scale?"),
      (["-x"], "the command run has no option -x; run \"swipelab run --help\" for those it has."),
      (
        ["presets", "a"],
        "the command presets takes options only, so \"a\" is one thing too many; leave it out."
      ),
      (["trace"], "the command trace needs FILE, a recording (.swipe), or - for standard input; add it."),
      (
        ["trace", ""], "the command trace needs FILE, a recording (.swipe), or - for standard input; add it."
      ),
      (["replay"], "the command replay needs FILE, a recording (.swipe), or - for standard input; add it."),
      (
        ["trace", "a", "b"],
        "the command trace takes one FILE only, so \"b\" is one thing too many; leave it out."
      ),
      (
        ["trace", "a", "--set", "expansion=fill", "drag.hardStop=true"],
        "\"drag.hardStop=true\" stands alone; write --set in front of each of them."
      ),
      (
        ["trace", "a", "--", "-b"],
        "the command trace takes one FILE only, so \"-b\" is one thing too many; leave it out."
      ),
      (["render", "a"], "the command render needs the option --at; add --at MS."),
      (["render", "a", "--at", "1"], "the command render needs the option --out; add --out PNG."),
    ]
  )
  func names(_ arguments: [String], sentence: String) async throws {
    try await expect(arguments, sentence)
  }

  @Test(
    "in an option ends with 2 and a sentence",
    arguments: [
      (["trace", "a", "--untill", "3"], "the command trace has no option --untill; did you mean --until?"),
      (
        ["trace", "a", "--out=b"],
        "the command trace has no option --out; run \"swipelab trace --help\" for those it has."
      ),
      (["trace", "a", "--fps"], "the option --fps needs a value; write --fps N."),
      (["trace", "a", "--fps", "--until", "3"], "the option --fps needs a value; write --fps N."),
      (["trace", "a", "--fps="], "the option --fps needs a value; write --fps N."),
      (["render", "a", "--force=1"], "the option --force takes no value; write it alone."),
      (["trace", "a", "--until", "1", "--until=2"], "the option --until stands there twice; leave one out."),
      (["render", "a", "--force", "--force"], "the option --force stands there twice; leave one out."),
      (["trace", "a", "--fps", "0.5"], "the option --fps takes a number from 1 to 1000, not \"0.5\"."),
      (["trace", "a", "--fps", "nan"], "the option --fps takes a number from 1 to 1000, not \"nan\"."),
      (["trace", "a", "--fps", "0x10"], "the option --fps takes a number from 1 to 1000, not \"0x10\"."),
      (
        ["trace", "a", "--until", "-1"], "the option --until takes a number from 0 to 604800000, not \"-1\"."
      ),
      (
        ["render", "a", "--at", "1e400"], "the option --at takes a number from 0 to 604800000, not \"1e400\"."
      ),
      (["run", "--scale", "9"], "the option --scale takes a number from 0.5 to 8, not \"9\"."),
      (["replay", "a", "--speed", "0"], "the option --speed takes a number from 0.05 to 8, not \"0\"."),
      (
        ["--scene", "mail"],
        "the option --scene takes plain, inbox, tasks, books or contacts, not \"mail\"."
      ),
      (["--theme", "blue"], "the option --theme takes light or dark, not \"blue\"."),
    ]
  )
  func options(_ arguments: [String], sentence: String) async throws {
    try await expect(arguments, sentence)
  }

  @Test(
    "in a size, a file name, a style or a parameter ends with 2 and a sentence",
    arguments: [
      (
        ["run", "--size", "big"],
        "the option --size takes a width and a height in points such as 420x800, not \"big\"."
      ),
      (
        ["run", "--size", "1x2x3"],
        "the option --size takes a width and a height in points such as 420x800, not \"1x2x3\"."
      ),
      (
        ["run", "--size", "319x480"],
        "the option --size takes a size from 320x480 to 1000000x1000000 points, not \"319x480\"."
      ),
      (
        ["render", "a", "--at", "0", "--out", "a.jpg"],
        "the option --out takes a file whose name ends in .png, not \"a.jpg\"."
      ),
      (
        ["render", "a", "--at", "0", "--out", "a.png", "--size", "0x10"],
        "the option --size takes a size from 1x1 to 1000000x1000000 points, not \"0x10\"."
      ),
      (["trace", "a", "--style", "defualt"], "there is no style \"defualt\"; did you mean \"default\"?"),
      (
        ["trace", "a", "--set", "bias"],
        "the option --set takes a parameter and its value such as settle.response=0.5, not \"bias\"."
      ),
      (
        ["trace", "a", "--set", "hardStop=true"],
        "there is no parameter \"hardStop\"; did you mean \"drag.hardStop\"?"
      ),
      (
        ["trace", "a", "--set", "openRows=one", "--set", "openRows=mnay"],
        "the parameter \"openRows\" takes one of one, many, not \"mnay\"; did you mean \"many\"?"
      ),
    ]
  )
  func values(_ arguments: [String], sentence: String) async throws {
    try await expect(arguments, sentence)
  }

  private func expect(_ arguments: [String], _ sentence: String) async throws {
    try await CommandFolder.with { folder in
      let run = try await CommandRun.swipelab(arguments, in: folder)
      #expect(run == CommandRun(code: 2, output: [], errors: "swipelab: \(sentence)\n"))
      #expect(try folder.names.isEmpty)
    }
  }
}
