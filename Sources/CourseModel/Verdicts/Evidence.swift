/// What the watcher inside a test process reported, in order.
///
/// A line without the run's secret is not from the watcher and does not count.
package struct Evidence {
  package enum Event: Equatable {
    case started(String)
    case failed(String, Finding)
    case passed(String)
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

  package init(_ text: String, secret: String) {
    // Bytes, as a carriage return and the line's end would be one character.
    events = text.utf8.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let fields = Substring(line).split(separator: "\t", omittingEmptySubsequences: false)
        .map(Evidence.unescape)
      guard fields.first == secret else { return nil }
      return Evidence.event(from: Array(fields.dropFirst()))
    }
  }

  private static func event(from fields: [String]) -> Event? {
    switch (fields.first, fields.count) {
    case ("started", 2): .started(fields[1])
    case ("passed", 2): .passed(fields[1])
    case ("skipped", 2): .skipped(fields[1])
    case ("ended", 2): .ended(fields[1])
    case ("finished", 1): .finished
    case ("failed", 5), ("threw", 5):
      .failed(
        fields[1],
        Finding(
          isThrownError: fields[0] == "threw", file: fields[2], line: Int(fields[3]) ?? 0,
          message: fields[4]))
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
