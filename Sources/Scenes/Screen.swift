import Contacts

/// The state of the screen at a certain time.
package struct Screen {
  private let entries: [JournalEntry]
  package let time: Duration

  init(_ entries: [JournalEntry], at time: Duration) {
    self.entries = entries
    self.time = time
  }

  /// The text of a part's last input or change, or an empty string if there is none.
  package subscript(part: String) -> String { last(part)?.text ?? "" }

  /// Returns the time since a part's last input or change.
  package func age(of part: String) -> Duration { last(part).map { time - $0.time } ?? .zero }

  /// Returns the text of the input that caused the part's current text.
  package func question(of part: String) -> String? {
    last(part).flatMap { root(of: $0) }?.text
  }

  /// Returns whether a part shows the answer to an older input than it did before.
  package func isStale(_ part: String) -> Bool {
    let numbers = entries.filter { $0.row == part && $0.kind == .shown }
      .map { root(of: $0)?.number ?? 0 }
    return (numbers.max() ?? 0) > (numbers.last ?? 0)
  }

  package func hasEnded(_ part: String) -> Bool {
    entries.contains { $0.row == part && ($0.kind == .completed || $0.kind == .errored) }
  }

  package func hasFailed(_ part: String) -> Bool {
    entries.contains { $0.row == part && $0.kind == .errored }
  }

  package func inputs(_ part: String) -> Int {
    entries.count { $0.row == part && $0.kind == .typed }
  }

  /// Returns the number of requests whose names begin with `beginning`.
  package func requests(_ beginning: String) -> Int {
    entries.count { $0.kind == .began && $0.row.hasPrefix(beginning) }
  }

  /// Returns the largest number of answered requests that started in a row without input to `part`.
  ///
  /// Only requests whose names begin with `beginning` count.
  package func answers(_ beginning: String, withoutInputTo part: String) -> Int {
    let answered = Set(entries.filter { $0.kind == .answered }.map { $0.request })
    var (most, count) = (0, 0)
    for entry in entries {
      if entry.row == part, entry.kind == .typed { count = 0 }
      guard entry.kind == .began, entry.row.hasPrefix(beginning) else { continue }
      if answered.contains(entry.number) { count += 1 }
      most = max(most, count)
    }
    return most
  }

  /// Returns the part in `parts` that received the latest input.
  package func latest(of parts: [String]) -> String? {
    entries.last { $0.kind == .typed && parts.contains($0.row) }?.row
  }

  /// The names of the running requests.
  package var loading: [String] {
    let ended = entries.map { $0.request }
    return entries.filter { $0.kind == .began && !ended.contains($0.number) }.map { $0.row }
  }

  package var running: Int {
    entries.count { $0.kind == .began } - entries.count { $0.request > 0 }
  }

  private func root(of entry: JournalEntry) -> JournalEntry? {
    var entry = entry
    while entry.kind != .typed {
      if entry.cause == 0 { return nil }
      entry = entries[entry.cause - 1]
    }
    return entry
  }

  private func last(_ part: String) -> JournalEntry? {
    entries.last { $0.row == part && ($0.kind == .shown || $0.kind == .typed) }
  }
}
