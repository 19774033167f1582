import Foundation

/// The events that the watcher in a test process reported, in order.
///
/// A line is `token kind test`, followed by a tab and a ``TestFailure`` as
/// JSON if the test failed. Lines without the process's token are ignored.
struct WatcherReport {
  /// The kinds of events.
  ///
  /// Each test reports `started`, at most three `failed`, and one of `passed`, `skipped`,
  /// and (after a failure) `ended`. The last event of a process is `finished`.
  enum Kind: String {
    case started, failed, passed, skipped, ended, finished
  }

  struct Event: Equatable {
    var kind: Kind
    var test: String
    var failure: TestFailure?
  }

  let events: [Event]

  /// Returns a new token that starts each line reported by one process.
  static func token() -> String { UUID().uuidString }

  init(_ text: String, token: String) {
    // Split bytes, because Swift treats a carriage return and a line feed as one character.
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
      // The watcher writes valid JSON, so ignore any other line.
      guard halves.count == 2,
        let failure = try? JSONDecoder().decode(TestFailure.self, from: Data(halves[1]))
      else { return nil }
      return Event(kind: kind, test: test, failure: failure)
    }
  }
}
