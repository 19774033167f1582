/// The cause of each mark in a drawing, if the recording shows it.
///
/// A mark is caused by the mark that was being forwarded at that moment or, after a delay, by the
/// value that started the delay. An inner signal's values are caused by its subscription, which is
/// caused by the outer value that represents the signal. The cause is unknown if it isn't in the
/// drawing, for example if a source sends a value by itself.
struct Reasons {
  /// The mark for each note of the trace.
  private var marks: [Int?]
  private var reasons: [Int?]

  init(of rows: [Row], in trace: Trace.State) {
    marks = Array(repeating: nil, count: trace.reasons.count)
    reasons = trace.reasons
    var count = 0
    var marked: [[Int?]] = []
    for row in rows {
      let notes = row.notes(in: trace)
      for (index, note) in notes.enumerated() {
        if let note { marks[note] = count + index }
      }
      count += notes.count
      marked.append(notes)
    }
    for (index, row) in rows.enumerated() {
      guard let outer = row.outer, let subscription = row.traced?.subscription else { continue }
      let above = index - outer.rowsAbove
      let place = rows[above].instants.flatMap(\.symbols).firstIndex(of: .value(outer.value))
      if let place { reasons[subscription] = marked[above][place] }
    }
    all = marked
  }

  /// For each row, the notes of its marks.
  private let all: [[Int?]]

  /// Returns the rows with the reason for each mark.
  func shown(in rows: [Row]) -> [Row] {
    rows.indices.map { index in
      var row = rows[index]
      var notes = all[index][...]
      for place in row.instants.indices {
        row.instants[place].reasons = row.instants[place].symbols.map { _ in
          notes.popFirst().flatMap { $0 }.flatMap(reason)
        }
      }
      return row
    }
  }

  private func reason(of note: Int) -> Int? {
    var next = reasons[note]
    while let note = next {
      if let mark = marks[note] { return mark }
      next = reasons[note]
    }
    return nil
  }
}

extension Row {
  /// Returns the number of each mark's note in the trace.
  fileprivate func notes(in trace: Trace.State) -> [Int?] {
    var events = (traced?.events ?? [])[...]
    return instants.flatMap(\.symbols).map { symbol in
      switch symbol {
      case .subscribed: traced?.subscription
      case .disposed: traced?.disposal
      case .value, .completed, .error: events.popFirst().map { trace.notes[$0] }
      }
    }
  }
}
