import Contacts

/// What is on a screen at a moment, and which question it answers.
package struct Screen {
  private let entries: [JournalEntry]
  /// The time on the clock.
  package let time: Duration

  init(_ entries: [JournalEntry], at time: Duration) {
    self.entries = entries
    self.time = time
  }

  /// What a part shows now, or what was typed into it last; empty before.
  package subscript(part: String) -> String { last(part)?.text ?? "" }

  /// How long ago a part was typed into, or changed; zero before.
  package func age(of part: String) -> Duration { last(part).map { time - $0.time } ?? .zero }

  /// The text that was typed, so that a part shows what it shows now.
  package func question(of part: String) -> String? {
    last(part).flatMap { root(of: $0) }?.text
  }

  /// Whether a part shows the answer to one question after it has shown the answer to a later one.
  package func isOvertaken(_ part: String) -> Bool {
    let numbers = entries.filter { $0.row == part && $0.kind == .shown }
      .map { root(of: $0)?.number ?? 0 }
    return (numbers.max() ?? 0) > (numbers.last ?? 0)
  }

  /// Whether the signal of a part has ended.
  package func isOver(_ part: String) -> Bool {
    entries.contains { $0.row == part && ($0.kind == .over || $0.kind == .broken) }
  }

  /// Whether the signal of a part has failed.
  package func isBroken(_ part: String) -> Bool {
    entries.contains { $0.row == part && $0.kind == .broken }
  }

  /// How often somebody typed into a part, or tapped it.
  package func inputs(_ part: String) -> Int {
    entries.count { $0.row == part && $0.kind == .typed }
  }

  /// How many requests have been made whose name begins so.
  package func requests(_ beginning: String) -> Int {
    entries.count { $0.kind == .began && $0.row.hasPrefix(beginning) }
  }

  /// How many requests whose name begins so have been answered, at most, that were made without an input to
  /// a part between them.
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

  /// The part among these that was typed into or tapped last.
  package func latest(of parts: [String]) -> String? {
    entries.last { $0.kind == .typed && parts.contains($0.row) }?.row
  }

  /// The requests that are running.
  package var loading: [String] {
    let ended = entries.map { $0.request }
    return entries.filter { $0.kind == .began && !ended.contains($0.number) }.map { $0.row }
  }

  /// How many requests are running.
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
