/// What the watcher inside a test process reported, in order.
///
/// A line that does not begin with one of the process's words is not from the watcher and does not count.
package struct Evidence {
  package enum Event: Equatable {
    case started(String)
    case failed(String, Finding)
    case passed(String)
    /// The assertions were turned around, and the test failed as it must.
    case held(String)
    case skipped(String)
    case ended(String)
    case finished
  }

  /// Where an expectation was not met, and what was said about it.
  package struct Finding: Equatable {
    package var isThrownError = false
    package var file: String
    package var line: Int
    package var message: String
  }

  package let events: [Event]

  package init(_ text: String, tokens: EvidenceTokens) {
    // Bytes, as a carriage return and the line's end would be one character.
    events = text.utf8.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let fields = Substring(line).split(separator: "\t", omittingEmptySubsequences: false)
        .map(Evidence.unescape)
      guard let word = fields.first, let meaning = tokens.meanings[word] else { return nil }
      return Evidence.event(meaning, Array(fields.dropFirst()))
    }
  }

  private static func event(_ meaning: EvidenceTokens.Meaning, _ fields: [String]) -> Event? {
    switch (meaning.kind, fields.count) {
    case (.started, 0): .started(meaning.test)
    case (.passed, 0): .passed(meaning.test)
    case (.held, 0): .held(meaning.test)
    case (.skipped, 0): .skipped(meaning.test)
    case (.ended, 0): .ended(meaning.test)
    case (.finished, 0): .finished
    case (.failed, 4):
      .failed(
        meaning.test,
        Finding(
          isThrownError: fields[0] == "threw", file: fields[1], line: Int(fields[2]) ?? 0,
          message: fields[3]))
    default: nil
    }
  }

  private static func unescape(_ field: some StringProtocol) -> String {
    var text = String.UnicodeScalarView()
    var isEscaped = false
    for character in field.unicodeScalars {
      if isEscaped {
        text.append(character == "n" ? "\n" : character == "t" ? "\t" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        text.append(character)
      }
    }
    return String(text)
  }
}
