import SwipeEngine

extension StyleFileError: CustomStringConvertible {
  /// One sentence: the file, the line, what is wrong and what to do.
  public var description: String {
    let text = what + "; " + advice
    return text.hasSuffix("?") ? text : text + "."
  }

  /// The first half of the sentence, without a full stop: what is wrong, and where.
  public var what: String {
    let place = line.map { "\(file), line \($0)" } ?? file
    return place + ": " + problem.what
  }

  /// Its second half: what to do. In lower case, without a full stop, but with a question mark where it is a question.
  public var advice: String { problem.advice }
}

extension StyleFileError.Problem {
  /// What is wrong, without a full stop.
  var what: String {
    switch self {
    case .missingFile: "there is no such file"
    case .folder: "this is a folder"
    case .unreadable(let reason): "the file cannot be read (\(reason))"
    case .tooLarge: "the file is larger than the 1 MB that a style may have"
    case .empty: "the file is empty"
    case .notUTF8: "a text is not UTF-8"
    case .notJSON(let column, let expected): "this is not JSON, column \(column) should have \(expected)"
    case .cutOff: "the file ends in the middle of a value"
    case .tooDeep: "lists and objects lie too deep in each other"
    case .textTooLong: "a text has more than \(Recording.longestText) bytes"
    case .notFinite: "the number is too large to be finite"
    case .duplicateKey(let key): "\(Self.quoted(key)) stands twice"
    case .noObject(let found): "a style is an object in braces, not \(found)"
    case .wrongBase(let found): "\"\(StyleFile.baseKey)\" takes the id of a preset, not \(found)"
    case .unknownBase(let id, _): "there is no preset \(Self.quoted(id))"
    case .unknownParameter(let id, _): "\(Self.quoted(id)) is not a parameter"
    case .wrongValue(let id, let expected, let found):
      "the parameter \"\(id)\" takes \(expected), not \(found)"
    case .parameter(let error): Self.text(of: error)
    }
  }

  /// What to do, without a full stop.
  var advice: String {
    switch self {
    case .missingFile: "check its path"
    case .folder: "name a file in it"
    case .unreadable: "check who may read it"
    case .tooLarge, .noObject, .empty: "save a style anew to see its form"
    case .notUTF8: "save the file in that encoding"
    case .notJSON: "correct the line"
    case .cutOff: "restore its end, or add the closing brace"
    case .tooDeep: "delete what no parameter takes"
    case .textTooLong: "shorten it"
    case .notFinite: "write a smaller one"
    case .duplicateKey: "delete one of them"
    case .wrongBase: "write one in quotes, such as \"\(StyleReference().base)\""
    case .unknownBase(_, let nearest): Self.question(nearest) ?? "take one that \"swipelab presets\" lists"
    case .unknownParameter(_, let nearest): Self.question(nearest) ?? "delete the line"
    case .wrongValue, .parameter(.wrongType), .parameter(.outOfRange): "correct the value"
    case .parameter(.unknownChoice(_, _, let nearest, _)): Self.question(nearest) ?? "write one of them"
    case .parameter(.unknown(_, let nearest)): Self.question(nearest) ?? "delete the line"
    }
  }

  private static func question(_ nearest: String?) -> String? {
    nearest.map { "did you mean \"\($0)\"?" }
  }

  /// The error's own text without its advice, and with no more of the file's words than fit into a sentence.
  private static func text(of error: ParameterError) -> String {
    switch error {
    case .unknown(let id, _): ParameterError.unknown(id: shown(id), nearest: nil).description
    case .unknownChoice(let id, let choices, _, let found):
      ParameterError.unknownChoice(id: id, choices: choices, nearest: nil, found: shown(found)).description
    case .wrongType(let id, let expected, .choice(let found)):
      ParameterError.wrongType(id: id, expected: expected, found: .choice(shown(found))).description
    case .wrongType, .outOfRange: error.description
    }
  }

  private static func quoted(_ text: String) -> String { "\"\(shown(text))\"" }

  /// The most characters of a file's own words that a sentence quotes.
  private static let longestQuote = 40

  /// The text on one line, cut to what fits into a sentence.
  private static func shown(_ text: String) -> String {
    let cut = text.count > longestQuote ? text.prefix(longestQuote - 1) + "…" : text[...]
    return String(cut.map { $0.isNewline || $0.unicodeScalars.contains { $0.value < 0x20 } ? " " : $0 })
  }
}
