import SwipeLab
import Testing

@Suite("A style file that is none")
struct StyleFileErrorTests {
  @Test(
    "says in one sentence where and what is wrong, and what to do",
    arguments: [
      (
        "{\n  \"base\": \"default\",\n\n  \"settle.respons\": 0.4\n}",
        #"calm.json, line 4: "settle.respons" is not a parameter; did you mean "settle.response"?"#
      ),
      ("{\"qqqqqqqqq\": 1}", #"calm.json, line 1: "qqqqqqqqq" is not a parameter; delete the line."#),
      (
        "{\"base\": \"defualt\"}",
        #"calm.json, line 1: there is no preset "defualt"; did you mean "default"?"#
      ),
      (
        "\n{\"base\": \"q\"}",
        #"calm.json, line 2: there is no preset "q"; take one that "swipelab presets" lists."#
      ),
      (
        "{\"base\": null}",
        #"calm.json, line 1: "base" takes the id of a preset, not null; write one in quotes, such as "default"."#
      ),
      (
        "{\n\"settle.response\": 12}",
        "calm.json, line 2: the parameter \"settle.response\" takes a number from 0 to 10, not 12; "
          + "correct the value."
      ),
      (
        "{\n\"settle.response\": \"fast\"}",
        "calm.json, line 2: the parameter \"settle.response\" takes a number from 0 to 10, not \"fast\"; "
          + "correct the value."
      ),
      (
        "{\"settle.duration\": [1]}",
        "calm.json, line 1: the parameter \"settle.duration\" takes a number from 0 to 10, or null, not a list; "
          + "correct the value."
      ),
      (
        "{\"openRows\": \"mnay\"}",
        "calm.json, line 1: the parameter \"openRows\" takes one of one, many, not \"mnay\"; did you mean \"many\"?"
      ),
      (
        "{\"openRows\": \"hundreds\"}",
        "calm.json, line 1: the parameter \"openRows\" takes one of one, many, not \"hundreds\"; "
          + "write one of them."
      ),
      (
        "{\"triggers.leading\": \"25 back\"}",
        "calm.json, line 1: the parameter \"triggers.leading\" takes none or trigger points such as "
          + "\"25% back, 75% exit\", not \"25 back\"; correct the value."
      ),
    ]
  )
  func values(text: String, sentence: String) {
    expect(text, sentence)
  }

  @Test(
    "says the same of JSON that is broken, with the column",
    arguments: [
      ("", "calm.json: the file is empty; save a style anew to see its form."),
      (" \n\n", "calm.json: the file is empty; save a style anew to see its form."),
      (
        "[]",
        "calm.json, line 1: a style is an object in braces, not a list; save a style anew to see its form."
      ),
      (
        "{\n  \"recognition.slop\": 10\n  \"recognition.bias\": 1\n}",
        "calm.json, line 3: this is not JSON, column 3 should have a comma or the end of the list or object; "
          + "correct the line."
      ),
      (
        "{\n  \"recognition.slop\": 10,\n}",
        "calm.json, line 3: this is not JSON, column 1 should have a key in quotes; correct the line."
      ),
      (
        "{\n  \"base\": \"default,\n  \"recognition.slop\": 10\n}",
        "calm.json, line 2: this is not JSON, column 20 should have a closing quote; correct the line."
      ),
      (
        "{\"ä\u{1F600}\" 1}",
        "calm.json, line 1: this is not JSON, column 7 should have a colon; correct the line."
      ),
      (
        "{}\n\n}",
        "calm.json, line 3: this is not JSON, column 1 should have the end of the file; correct the line."
      ),
      (
        "{\n\n\"recognition.slop\": 10",
        "calm.json, line 3: the file ends in the middle of a value; restore its end, or add the closing brace."
      ),
      (
        "{\"recognition.slop\": 10,\n\"recognition.slop\": 11}",
        "calm.json, line 2: \"recognition.slop\" stands twice; delete one of them."
      ),
      (
        "{\"recognition.slop\":\n1e999}",
        "calm.json, line 2: the number is too large to be finite; write a smaller one."
      ),
    ]
  )
  func broken(text: String, sentence: String) {
    expect(text, sentence)
  }

  @Test("quotes no more of the file than fits, on one line")
  func quotes() {
    let long = String(repeating: "x", count: 500)
    expect(
      "{\"a\\nb\(long)\": 1}",
      "calm.json, line 1: \"a b\(long.prefix(36))…\" is not a parameter; delete the line."
    )
  }

  @Test("of bytes that are not UTF-8 says so")
  func encoding() {
    let bytes = Array("{\n\"settle.response\": \"".utf8) + [0xFF] + Array("\"}".utf8)
    let error = #expect(throws: StyleFileError.self) { try StyleFile(parsing: bytes, file: "calm.json") }
    #expect(
      error?.description == "calm.json, line 2: a text is not UTF-8; save the file in that encoding."
    )
  }

  private func expect(_ text: String, _ sentence: String) {
    let error = #expect(throws: StyleFileError.self) {
      try StyleFile(parsing: Array(text.utf8), file: "calm.json")
    }
    #expect(error?.description == sentence)
    #expect(error.map { $0.what + "; " + $0.advice }.map(sentence.hasPrefix) == true)
  }
}
