extension RecordingBrokenLine {
  private static let size = #""viewport": {"width": 1, "height": 1}"#
  private static let rows = #""rows": {"count": 1, "id": "id"}"#
  private static let both = size + ", " + rows

  /// What stands in a header after the version, and the sentence from the key on.
  static let headers: [RecordingBrokenLine] = [
    RecordingBrokenLine(rows, #""viewport": this key is missing; add it."#),
    RecordingBrokenLine(size, #""rows": this key is missing; add it."#),
    RecordingBrokenLine(both + #", "colour": 1"#, #""colour": this key is not known here; delete it."#),
    RecordingBrokenLine(
      both + #", "rowheight": 1"#,
      #""rowheight": this key is not known here; did you mean "rowHeight"?"#
    ),
    RecordingBrokenLine(
      both + #", "seed": 1, "seed": 1"#,
      #""seed": the key stands twice in one object; delete one of them."#
    ),
    RecordingBrokenLine(
      both + #", "scene": "inbx""#,
      #""scene": "inbx" is none of plain, inbox, tasks, books, contacts; did you mean "inbox"?"#
    ),
    RecordingBrokenLine(
      both + #", "scene": "something else""#,
      #""scene": "something else" is none of plain, inbox, tasks, books, contacts; write one of them."#
    ),
    RecordingBrokenLine(both + #", "scene": 1"#, #""scene": the value must be a text, not a number."#),
    RecordingBrokenLine(
      rows + #", "viewport": {"width": -1, "height": 1}"#,
      #""viewport.width": the number must be from 0 to 1000000, not -1."#
    ),
    RecordingBrokenLine(
      rows + #", "viewport": {"width": 1}"#,
      #""viewport.height": this key is missing; add it."#
    ),
    RecordingBrokenLine(
      rows + #", "viewport": [1, 1]"#,
      #""viewport": the value must be an object, not a list."#
    ),
    RecordingBrokenLine(
      rows + #", "viewport": {"width": true, "height": 1}"#,
      #""viewport.width": the value must be a number, not true."#
    ),
    RecordingBrokenLine(
      rows + #", "viewport": {"width": 1e999, "height": 1}"#,
      #""width": the number is too large to be finite; write a smaller one."#
    ),
    RecordingBrokenLine(
      size + #", "rows": 7"#,
      #""rows": the value must be a list of rows, or an object with count and id, not a number."#
    ),
    RecordingBrokenLine(
      size + #", "rows": {"count": 1000001, "id": "id"}"#,
      #""rows.count": the table has more than 1000000 rows; leave some out."#
    ),
    RecordingBrokenLine(
      size + #", "rows": {"count": -1, "id": "id"}"#,
      #""rows.count": the number must be from 0 to 1000000, not -1."#
    ),
    RecordingBrokenLine(
      size + #", "rows": {"count": 1.5, "id": "id"}"#,
      #""rows.count": the number must be a whole one of at most 18 digits, not 1.5."#
    ),
    RecordingBrokenLine(
      size + #", "rows": {"count": 1e30, "id": "id"}"#,
      #""rows.count": the number must be a whole one of at most 18 digits, not 1e+30."#
    ),
    RecordingBrokenLine(size + #", "rows": {"count": 1}"#, #""rows.id": this key is missing; add it."#),
    RecordingBrokenLine(
      size + #", "rows": [{"id": "a"}, {"id": "b", "height": -3}]"#,
      #""rows[1].height": the number must be from 0 to 1000000, not -3."#
    ),
    RecordingBrokenLine(
      size + #", "rows": [{"id": "a", "open": "left"}]"#,
      #""rows[0].open": "left" is none of leading, trailing; write one of them."#
    ),
    RecordingBrokenLine(
      size + #", "rows": [3]"#,
      #""rows[0]": the value must be an object, not a number."#
    ),
    RecordingBrokenLine(
      both + #", "trailing": [{"id": "A"}]"#,
      #""trailing[0].title": this key is missing; add it."#
    ),
    RecordingBrokenLine(
      both + #", "leading": [{"id": "A", "title": "A", "role": "destructiv"}]"#,
      #""leading[0].role": "destructiv" is none of normal, destructive; did you mean "destructive"?"#
    ),
    RecordingBrokenLine(
      both + #", "direction": "up""#,
      #""direction": "up" is none of ltr, rtl; write one of them."#
    ),
    RecordingBrokenLine(
      both + #", "style": "defualt""#,
      #""style": there is no style "defualt"; did you mean "default"?"#
    ),
    RecordingBrokenLine(
      both + #", "style": {"base": "x"}"#,
      #""style.base": there is no style "x"; take one of the presets' ids."#
    ),
    RecordingBrokenLine(
      both + #", "style": {"base": "default", "set": {"settle.respnse": 1}}"#,
      #""style.set.settle.respnse": there is no parameter "settle.respnse"; did you mean "settle.response"?"#
    ),
    RecordingBrokenLine(
      both + #", "style": {"base": "default", "set": {"settle.response": [1]}}"#,
      #""style.set.settle.response": the value must be a parameter's value, not a list."#
    ),
    RecordingBrokenLine(
      both + #", "reactions": {"D": [{"command": "pause"}]}"#,
      #""reactions.D[0].command": "pause" is none of open, close, closeAll, fulfil, remove, insert, move, "#
        + "reload, undo, setActions, enable, resize, scrollTo, direction, setOffset, perform; write one of them."
    ),
    RecordingBrokenLine(
      both + #", "reactions": {"D": [{"command": "undo", "t": 3}]}"#,
      #""reactions.D[0].t": this key is not known here; delete it."#
    ),
    RecordingBrokenLine(
      both + #", "seed": 0.5"#,
      #""seed": the number must be a whole one of at most 18 digits, not 0.5."#
    ),
  ]

  /// Lines after an input at 5 ms, and the sentence from the line on.
  static let inputs: [RecordingBrokenLine] = [
    RecordingBrokenLine("{}", noInput), RecordingBrokenLine(#"{"t": 6}"#, noInput),
    RecordingBrokenLine(#"{"t": 6, "colour": 3}"#, noInput),
    RecordingBrokenLine("7", ": the value must be an object, not a number."),
    RecordingBrokenLine(
      #"{"t": 6, "pionter": 1}"#,
      #", key "pionter": this key is not known here; did you mean "pointer"?"#
    ),
    RecordingBrokenLine(#"{"key": "A"}"#, #", key "t": this key is missing; add it."#),
    RecordingBrokenLine(
      #"{"t": 4.999999, "key": "A"}"#,
      #", key "t": time runs backwards, from 5 to 4.999999 ms; put the lines in order of time."#
    ),
    RecordingBrokenLine(
      #"{"t": -1, "key": "A"}"#,
      #", key "t": the number must be from 0 to 604800000, not -1."#
    ),
    RecordingBrokenLine(
      #"{"t": null, "key": "A"}"#,
      #", key "t": the value must be a number, not null."#
    ),
    RecordingBrokenLine(
      #"{"t": 6, "key": "A", "command": "undo"}"#,
      #", key "command": this key is not known here; delete it."#
    ),
    RecordingBrokenLine(
      #"{"t": 6, "pointer": 1.5, "phase": "up"}"#,
      #", key "pointer": the number must be a whole one of at most 18 digits, not 1.5."#
    ),
    RecordingBrokenLine(
      #"{"t": 6, "pointer": 1, "phase": "donw", "x": 1, "y": 1}"#,
      #", key "phase": "donw" is none of down, move, up, cancel; did you mean "down"?"#
    ),
    RecordingBrokenLine(
      #"{"t": 6, "pointer": 1, "phase": "down", "x": 1}"#,
      #", key "y": this key is missing; add it."#
    ),
    RecordingBrokenLine(
      #"{"t": 6, "pointer": 1, "phase": "down", "x": 1e13, "y": 0}"#,
      #", key "x": the number must be from -1000000000000 to 1000000000000, not 10000000000000."#
    ),
    RecordingBrokenLine(
      #"{"t": 6, "pointer": 9, "phase": "up"}"#,
      #", key "x": pointer 9 was nowhere before; add x and y."#
    ),
    RecordingBrokenLine(
      #"{"t": 6, "pointer": 9, "phase": "move", "x": 1, "y": 1, "kind": "finger"}"#,
      #", key "kind": "finger" is none of touch, mouse, pen; write one of them."#
    ),
    RecordingBrokenLine(
      #"{"t": 6, "pointer": 9, "phase": "move", "x": 1, "y": 1, "button": "left"}"#,
      #", key "button": only a mouse has buttons; delete the key, or add "kind": "mouse"."#
    ),
    RecordingBrokenLine(
      #"{"t": 6, "wheel": {"dx": 1}}"#,
      #", key "wheel.dy": this key is missing; add it."#
    ),
    RecordingBrokenLine(
      #"{"t": 6, "wheel": {"dx": 1, "dy": 1, "precise": 1}}"#,
      #", key "wheel.precise": the value must be true or false, not a number."#
    ),
    RecordingBrokenLine(
      #"{"t": 6, "wheel": {"dx": 1, "dy": 1}, "y": 1}"#,
      #", key "x": this key is missing; add it."#
    ),
    RecordingBrokenLine(
      #"{"t": 6, "set": {"settle.response": -1}}"#,
      #", key "set.settle.response": the parameter "settle.response" takes a number from 0 to 10, not -1."#
    ),
    RecordingBrokenLine(
      #"{"t": 6, "set": {"settle.duration": -1}}"#,
      #", key "set.settle.duration": the parameter "settle.duration" takes a number from 0 to 10, "#
        + "or null, not -1."
    ),
    RecordingBrokenLine(
      #"{"t": 6, "set": {"drag.hardStop": 1}}"#,
      #", key "set.drag.hardStop": the parameter "drag.hardStop" takes true or false, not 1."#
    ),
    RecordingBrokenLine(
      #"{"t": 6, "set": {"transition": "revael"}}"#,
      #", key "set.transition": the parameter "transition" takes one of border, drag, reveal, not "revael"; "#
        + #"did you mean "reveal"?"#
    ),
    RecordingBrokenLine(
      #"{"t": 6, "style": 1}"#,
      #", key "style": the value must be a style's id, or an object with base and set, not a number."#
    ),
    RecordingBrokenLine(
      #"{"t": 6, "command": "opne", "row": "a"}"#,
      #", key "command": "opne" is none of open, close, closeAll, fulfil, remove, insert, move, reload, "#
        + #"undo, setActions, enable, resize, scrollTo, direction, setOffset, perform, pause, resume; did you mean "open"?"#
    ),
    RecordingBrokenLine(
      #"{"t": 6, "command": "open", "row": "a", "edge": "leftt"}"#,
      #", key "edge": "leftt" is none of leading, trailing; write one of them."#
    ),
    RecordingBrokenLine(
      #"{"t": 6, "command": "close", "row": "a", "edge": "leading"}"#,
      #", key "edge": this key is not known here; delete it."#
    ),
    RecordingBrokenLine(
      #"{"t": 6, "command": "pause", "tag": "x"}"#,
      #", key "tag": this key is not known here; delete it."#
    ),
    RecordingBrokenLine(
      #"{"t": 6, "command": "fulfil", "row": "a", "action": "D", "with": "remove"}"#,
      #", key "with": "remove" is none of delete, reset; write one of them."#
    ),
    RecordingBrokenLine(
      #"{"t": 6, "command": "insert", "at": 0, "row": {"height": 3}}"#,
      #", key "row.id": this key is missing; add it."#
    ),
    RecordingBrokenLine(
      #"{"t": 6, "command": "enable", "row": "a", "edge": "leading"}"#,
      #", key "enabled": this key is missing; add it."#
    ),
    RecordingBrokenLine(
      #"{"t": 6, "command": "resize", "width": 1, "height": -1}"#,
      #", key "height": the number must be from 0 to 1000000, not -1."#
    ),
    RecordingBrokenLine(
      #"{"t": 6, "command": "move", "row": "a", "to": "0"}"#,
      #", key "to": the value must be a whole number, not a text."#
    ),
  ]

  private static let noInput =
    ": the line says nothing that goes in; it needs one of the keys pointer, wheel, key, set, style, command."

  /// Lines that are not JSON, and the sentence from the line on.
  static let json: [RecordingBrokenLine] = [
    RecordingBrokenLine("nonsense", notJSON(2, "null")),
    RecordingBrokenLine("{t: 1}", notJSON(2, "a key in quotes")),
    RecordingBrokenLine(#"{"t" 1}"#, notJSON(6, "a colon")),
    RecordingBrokenLine(#"{"t": 1,}"#, notJSON(9, "a key in quotes")),
    RecordingBrokenLine(#"{"t": 1 "key": 2}"#, notJSON(9, "a comma or the end of the list or object")),
    RecordingBrokenLine(#"{"t": 1} {"t": 2}"#, notJSON(10, "the end of the line")),
    RecordingBrokenLine(#"{"t": 01, "key": "A"}"#, notJSON(7, "a number without leading zeros")),
    RecordingBrokenLine(#"{"t": -, "key": "A"}"#, notJSON(8, "a digit")),
    RecordingBrokenLine(#"{"t": 1., "key": "A"}"#, notJSON(9, "a digit")),
    RecordingBrokenLine(#"{"t": 1e+, "key": "A"}"#, notJSON(10, "a digit")),
    RecordingBrokenLine(#"{"t": NaN, "key": "A"}"#, notJSON(7, "a value")),
    RecordingBrokenLine(#"{"t": Infinity, "key": "A"}"#, notJSON(7, "a value")),
    RecordingBrokenLine(#"{"t": 1, "key": "\x"}"#, notJSON(19, "an escape of JSON")),
    RecordingBrokenLine(#"{"t": 1, "key": "\u12g4"}"#, notJSON(22, "four hexadecimal digits")),
    RecordingBrokenLine(
      #"{"t": 1, "key": "\ud83d"}"#,
      notJSON(20, "a whole character, not half of a surrogate pair")
    ),
    RecordingBrokenLine("{\"t\": 1, \"key\": \"a\u{1}\"}", notJSON(19, "an escaped control character")),
    RecordingBrokenLine(
      #"{"t": -1e999, "key": "A"}"#,
      #", key "t": the number is too large to be finite; write a smaller one."#
    ),
    RecordingBrokenLine(
      #"{"t": 0.\#(String(repeating: "3", count: 500)), "key": "A"}"#,
      notJSON(7, "a number of at most 400 letters")
    ),
    RecordingBrokenLine(
      #"{"t": 1, "key": "A""#,
      ": the line ends in the middle of a value; write each object on one line."
    ),
    RecordingBrokenLine("{", ": the line ends in the middle of a value; write each object on one line."),
  ]

  private static func notJSON(_ column: Int, _ expected: String) -> String {
    ": this is not JSON, column \(column) should have \(expected); correct the line."
  }
}
