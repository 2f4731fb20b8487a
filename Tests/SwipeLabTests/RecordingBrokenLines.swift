extension BrokenLine {
  private static let size = #""viewport": {"width": 1, "height": 1}"#
  private static let rows = #""rows": {"count": 1, "id": "id"}"#
  private static let both = size + ", " + rows

  /// What stands in a header after the version, and the sentence from the key on.
  static let headers: [BrokenLine] = [
    BrokenLine(rows, #""viewport": this key is missing; add it."#),
    BrokenLine(size, #""rows": this key is missing; add it."#),
    BrokenLine(both + #", "colour": 1"#, #""colour": this key is not known here; delete it."#),
    BrokenLine(
      both + #", "rowheight": 1"#,
      #""rowheight": this key is not known here; did you mean "rowHeight"?"#
    ),
    BrokenLine(
      both + #", "seed": 1, "seed": 1"#,
      #""seed": the key stands twice in one object; delete one of them."#
    ),
    BrokenLine(
      rows + #", "viewport": {"width": -1, "height": 1}"#,
      #""viewport.width": the number must be from 0 to 1000000, not -1."#
    ),
    BrokenLine(
      rows + #", "viewport": {"width": 1}"#,
      #""viewport.height": this key is missing; add it."#
    ),
    BrokenLine(
      rows + #", "viewport": [1, 1]"#,
      #""viewport": the value must be an object, not a list."#
    ),
    BrokenLine(
      rows + #", "viewport": {"width": true, "height": 1}"#,
      #""viewport.width": the value must be a number, not true."#
    ),
    BrokenLine(
      rows + #", "viewport": {"width": 1e999, "height": 1}"#,
      #""width": the number is too large to be finite; write a smaller one."#
    ),
    BrokenLine(
      size + #", "rows": 7"#,
      #""rows": the value must be a list of rows, or an object with count and id, not a number."#
    ),
    BrokenLine(
      size + #", "rows": {"count": 1000001, "id": "id"}"#,
      #""rows.count": the table has more than 1000000 rows; leave some out."#
    ),
    BrokenLine(
      size + #", "rows": {"count": -1, "id": "id"}"#,
      #""rows.count": the number must be from 0 to 1000000, not -1."#
    ),
    BrokenLine(
      size + #", "rows": {"count": 1.5, "id": "id"}"#,
      #""rows.count": the number must be a whole one of at most 18 digits, not 1.5."#
    ),
    BrokenLine(
      size + #", "rows": {"count": 1e30, "id": "id"}"#,
      #""rows.count": the number must be a whole one of at most 18 digits, not 1e+30."#
    ),
    BrokenLine(size + #", "rows": {"count": 1}"#, #""rows.id": this key is missing; add it."#),
    BrokenLine(
      size + #", "rows": [{"id": "a"}, {"id": "b", "height": -3}]"#,
      #""rows[1].height": the number must be from 0 to 1000000, not -3."#
    ),
    BrokenLine(
      size + #", "rows": [{"id": "a", "open": "left"}]"#,
      #""rows[0].open": "left" is none of leading, trailing; write one of them."#
    ),
    BrokenLine(
      size + #", "rows": [3]"#,
      #""rows[0]": the value must be an object, not a number."#
    ),
    BrokenLine(
      both + #", "trailing": [{"id": "A"}]"#,
      #""trailing[0].title": this key is missing; add it."#
    ),
    BrokenLine(
      both + #", "leading": [{"id": "A", "title": "A", "role": "destructiv"}]"#,
      #""leading[0].role": "destructiv" is none of normal, destructive; did you mean "destructive"?"#
    ),
    BrokenLine(
      both + #", "direction": "up""#,
      #""direction": "up" is none of ltr, rtl; write one of them."#
    ),
    BrokenLine(
      both + #", "style": "defualt""#,
      #""style": there is no style "defualt"; did you mean "default"?"#
    ),
    BrokenLine(
      both + #", "style": {"base": "x"}"#,
      #""style.base": there is no style "x"; take one of the presets' ids."#
    ),
    BrokenLine(
      both + #", "style": {"base": "default", "set": {"settle.respnse": 1}}"#,
      #""style.set.settle.respnse": there is no parameter "settle.respnse"; did you mean "settle.response"?"#
    ),
    BrokenLine(
      both + #", "style": {"base": "default", "set": {"settle.response": [1]}}"#,
      #""style.set.settle.response": the value must be a parameter's value, not a list."#
    ),
    BrokenLine(
      both + #", "reactions": {"D": [{"command": "pause"}]}"#,
      #""reactions.D[0].command": "pause" is none of open, close, closeAll, fulfil, remove, insert, move, "#
        + "reload, undo, setActions, enable, resize, scrollTo, direction; write one of them."
    ),
    BrokenLine(
      both + #", "reactions": {"D": [{"command": "undo", "t": 3}]}"#,
      #""reactions.D[0].t": this key is not known here; delete it."#
    ),
    BrokenLine(
      both + #", "seed": 0.5"#,
      #""seed": the number must be a whole one of at most 18 digits, not 0.5."#
    ),
  ]

  /// Lines after an input at 5 ms, and the sentence from the line on.
  static let inputs: [BrokenLine] = [
    BrokenLine("{}", noInput), BrokenLine(#"{"t": 6}"#, noInput),
    BrokenLine(#"{"t": 6, "colour": 3}"#, noInput),
    BrokenLine("7", ": the value must be an object, not a number."),
    BrokenLine(
      #"{"t": 6, "pionter": 1}"#,
      #", key "pionter": this key is not known here; did you mean "pointer"?"#
    ),
    BrokenLine(#"{"key": "A"}"#, #", key "t": this key is missing; add it."#),
    BrokenLine(
      #"{"t": 4.999999, "key": "A"}"#,
      #", key "t": time runs backwards, from 5 to 4.999999 ms; put the lines in order of time."#
    ),
    BrokenLine(
      #"{"t": -1, "key": "A"}"#,
      #", key "t": the number must be from 0 to 604800000, not -1."#
    ),
    BrokenLine(
      #"{"t": null, "key": "A"}"#,
      #", key "t": the value must be a number, not null."#
    ),
    BrokenLine(
      #"{"t": 6, "key": "A", "command": "undo"}"#,
      #", key "command": this key is not known here; delete it."#
    ),
    BrokenLine(
      #"{"t": 6, "pointer": 1.5, "phase": "up"}"#,
      #", key "pointer": the number must be a whole one of at most 18 digits, not 1.5."#
    ),
    BrokenLine(
      #"{"t": 6, "pointer": 1, "phase": "donw", "x": 1, "y": 1}"#,
      #", key "phase": "donw" is none of down, move, up, cancel; did you mean "down"?"#
    ),
    BrokenLine(
      #"{"t": 6, "pointer": 1, "phase": "down", "x": 1}"#,
      #", key "y": this key is missing; add it."#
    ),
    BrokenLine(
      #"{"t": 6, "pointer": 1, "phase": "down", "x": 1e13, "y": 0}"#,
      #", key "x": the number must be from -1000000000000 to 1000000000000, not 10000000000000."#
    ),
    BrokenLine(
      #"{"t": 6, "pointer": 9, "phase": "up"}"#,
      #", key "x": pointer 9 was nowhere before; add x and y."#
    ),
    BrokenLine(
      #"{"t": 6, "pointer": 9, "phase": "move", "x": 1, "y": 1, "kind": "finger"}"#,
      #", key "kind": "finger" is none of touch, mouse, pen; write one of them."#
    ),
    BrokenLine(
      #"{"t": 6, "pointer": 9, "phase": "move", "x": 1, "y": 1, "button": "left"}"#,
      #", key "button": only a mouse has buttons; delete the key, or add "kind": "mouse"."#
    ),
    BrokenLine(
      #"{"t": 6, "wheel": {"dx": 1}}"#,
      #", key "wheel.dy": this key is missing; add it."#
    ),
    BrokenLine(
      #"{"t": 6, "wheel": {"dx": 1, "dy": 1, "precise": 1}}"#,
      #", key "wheel.precise": the value must be true or false, not a number."#
    ),
    BrokenLine(
      #"{"t": 6, "wheel": {"dx": 1, "dy": 1}, "y": 1}"#,
      #", key "x": this key is missing; add it."#
    ),
    BrokenLine(
      #"{"t": 6, "set": {"settle.response": -1}}"#,
      #", key "set.settle.response": the parameter "settle.response" takes a number from 0 to 10, not -1."#
    ),
    BrokenLine(
      #"{"t": 6, "set": {"settle.duration": -1}}"#,
      #", key "set.settle.duration": the parameter "settle.duration" takes a number from 0 to 10, "#
        + "or null, not -1."
    ),
    BrokenLine(
      #"{"t": 6, "set": {"drag.hardStop": 1}}"#,
      #", key "set.drag.hardStop": the parameter "drag.hardStop" takes true or false, not 1."#
    ),
    BrokenLine(
      #"{"t": 6, "set": {"transition": "revael"}}"#,
      #", key "set.transition": the parameter "transition" takes one of border, drag, reveal, not "revael"; "#
        + #"did you mean "reveal"?"#
    ),
    BrokenLine(
      #"{"t": 6, "style": 1}"#,
      #", key "style": the value must be a style's id, or an object with base and set, not a number."#
    ),
    BrokenLine(
      #"{"t": 6, "command": "opne", "row": "a"}"#,
      #", key "command": "opne" is none of open, close, closeAll, fulfil, remove, insert, move, reload, "#
        + #"undo, setActions, enable, resize, scrollTo, direction, pause, resume; did you mean "open"?"#
    ),
    BrokenLine(
      #"{"t": 6, "command": "open", "row": "a", "edge": "leftt"}"#,
      #", key "edge": "leftt" is none of leading, trailing; write one of them."#
    ),
    BrokenLine(
      #"{"t": 6, "command": "close", "row": "a", "edge": "leading"}"#,
      #", key "edge": this key is not known here; delete it."#
    ),
    BrokenLine(
      #"{"t": 6, "command": "pause", "tag": "x"}"#,
      #", key "tag": this key is not known here; delete it."#
    ),
    BrokenLine(
      #"{"t": 6, "command": "fulfil", "row": "a", "action": "D", "with": "remove"}"#,
      #", key "with": "remove" is none of delete, reset; write one of them."#
    ),
    BrokenLine(
      #"{"t": 6, "command": "insert", "at": 0, "row": {"height": 3}}"#,
      #", key "row.id": this key is missing; add it."#
    ),
    BrokenLine(
      #"{"t": 6, "command": "enable", "row": "a", "edge": "leading"}"#,
      #", key "enabled": this key is missing; add it."#
    ),
    BrokenLine(
      #"{"t": 6, "command": "resize", "width": 1, "height": -1}"#,
      #", key "height": the number must be from 0 to 1000000, not -1."#
    ),
    BrokenLine(
      #"{"t": 6, "command": "move", "row": "a", "to": "0"}"#,
      #", key "to": the value must be a whole number, not a text."#
    ),
  ]

  private static let noInput =
    ": the line says nothing that goes in; it needs one of the keys pointer, wheel, key, set, style, command."

  /// Lines that are not JSON, and the sentence from the line on.
  static let json: [BrokenLine] = [
    BrokenLine("nonsense", notJSON(2, "null")),
    BrokenLine("{t: 1}", notJSON(2, "a key in quotes")),
    BrokenLine(#"{"t" 1}"#, notJSON(6, "a colon")),
    BrokenLine(#"{"t": 1,}"#, notJSON(9, "a key in quotes")),
    BrokenLine(#"{"t": 1 "key": 2}"#, notJSON(9, "a comma or the end of the list or object")),
    BrokenLine(#"{"t": 1} {"t": 2}"#, notJSON(10, "the end of the line")),
    BrokenLine(#"{"t": 01, "key": "A"}"#, notJSON(7, "a number without leading zeros")),
    BrokenLine(#"{"t": -, "key": "A"}"#, notJSON(8, "a digit")),
    BrokenLine(#"{"t": 1., "key": "A"}"#, notJSON(9, "a digit")),
    BrokenLine(#"{"t": 1e+, "key": "A"}"#, notJSON(10, "a digit")),
    BrokenLine(#"{"t": NaN, "key": "A"}"#, notJSON(7, "a value")),
    BrokenLine(#"{"t": Infinity, "key": "A"}"#, notJSON(7, "a value")),
    BrokenLine(#"{"t": 1, "key": "\x"}"#, notJSON(19, "an escape of JSON")),
    BrokenLine(#"{"t": 1, "key": "\u12g4"}"#, notJSON(22, "four hexadecimal digits")),
    BrokenLine(
      #"{"t": 1, "key": "\ud83d"}"#,
      notJSON(20, "a whole character, not half of a surrogate pair")
    ),
    BrokenLine("{\"t\": 1, \"key\": \"a\u{1}\"}", notJSON(19, "an escaped control character")),
    BrokenLine(
      #"{"t": -1e999, "key": "A"}"#,
      #", key "t": the number is too large to be finite; write a smaller one."#
    ),
    BrokenLine(
      #"{"t": 0.\#(String(repeating: "3", count: 500)), "key": "A"}"#,
      notJSON(7, "a number of at most 400 letters")
    ),
    BrokenLine(
      #"{"t": 1, "key": "A""#,
      ": the line ends in the middle of a value; write each object on one line."
    ),
    BrokenLine("{", ": the line ends in the middle of a value; write each object on one line."),
  ]

  private static func notJSON(_ column: Int, _ expected: String) -> String {
    ": this is not JSON, column \(column) should have \(expected); correct the line."
  }
}
