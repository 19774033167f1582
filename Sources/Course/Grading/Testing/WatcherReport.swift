import Foundation

/// What the watcher inside a test process reported, in order.
///
/// A line is `token kind test`, and for a failure a tab and a ``TestFailure`` as JSON. A line that does not begin
/// with the token of its process is not from the watcher and does not count.
struct WatcherReport {
  /// Of a test come `started`, up to three times `failed`, and once `passed`, `skipped` or `ended`, which is none of
  /// these two; at the very end comes `finished`.
  enum Kind: String {
    case started, failed, passed, skipped, ended, finished
  }

  struct Event: Equatable {
    var kind: Kind
    var test: String
    var failure: TestFailure?
  }

  let events: [Event]

  /// What one process signs its lines with.
  static func token() -> String { UUID().uuidString }

  init(_ text: String, token: String) {
    // Bytes, as a carriage return and the line's end would be one character.
    events = text.utf8.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let halves = line.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
      let words = String(Substring(halves[0])).split(separator: " ").map(String.init)
      guard words.count > 1, words[0] == token, let kind = Kind(rawValue: words[1]) else {
        return nil
      }
      let test = words.count > 2 ? words[2] : ""
      guard kind == .failed else {
        return halves.count == 1 ? Event(kind: kind, test: test) : nil
      }
      // The watcher writes a failure whole; what is not whole is not the watcher's.
      guard halves.count == 2,
        let failure = try? JSONDecoder().decode(TestFailure.self, from: Data(halves[1]))
      else { return nil }
      return Event(kind: kind, test: test, failure: failure)
    }
  }
}
