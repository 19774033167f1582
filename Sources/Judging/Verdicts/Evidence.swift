import Foundation

/// What the watcher inside a test process reported, in order.
///
/// A line is `token kind test`, and for a failure a tab and a ``Finding`` as JSON. One that does not begin
/// with the token of its process is not from the watcher and does not count.
package struct Evidence {
  package enum Kind: String {
    case started, failed, passed, skipped, ended, finished
  }

  package struct Line: Equatable {
    package var kind: Kind
    package var test: String
    package var finding: Finding?
  }

  /// Where an expectation was not met, and what was said about it.
  package struct Finding: Equatable, Codable {
    package var isThrownError = false
    package var file: String
    package var line: Int
    package var message: String
  }

  package let lines: [Line]

  package init(_ text: String, token: String) {
    // Bytes, as a carriage return and the line's end would be one character.
    lines = text.utf8.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let halves = line.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
      let words = String(Substring(halves[0])).split(separator: " ").map(String.init)
      guard words.count > 1, words[0] == token, let kind = Kind(rawValue: words[1]) else {
        return nil
      }
      let finding =
        halves.count < 2
        ? nil : try? JSONDecoder().decode(Finding.self, from: Data(halves[1]))
      guard halves.count == (kind == .failed ? 2 : 1), halves.count == 1 || finding != nil else {
        return nil
      }
      return Line(kind: kind, test: words.count > 2 ? words[2] : "", finding: finding)
    }
  }

  /// What one process signs its lines with.
  static func token() -> String { UUID().uuidString }
}
