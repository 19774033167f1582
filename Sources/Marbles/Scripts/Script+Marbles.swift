extension Script {
  /// Returns one drawing of the script per outcome, all with each step in the same column.
  func drawings(of outcomes: [ScriptOutcome]) -> [String] {
    let sides = outcomes.map { given + received(in: $0) }
    let all = sides.flatMap { $0 }
    let width = all.map(\.name.count).max()! + 2
    let columns = steps.indices.map { step in all.map { $0.cells[step].count }.max()! + 1 }
    return zip(sides, outcomes).map { rows, outcome in
      let lines = rows.map { row in
        row.name.padded(to: width, with: " ")
          + zip(row.cells, columns).map { $0.padded(to: $1, with: "-") }.joined()
      }
      let starts = zip(initialEvents.indices, outcome.starts).map { source, starts in
        "source \(source) was subscribed \(starts == 1 ? "once" : "\(starts) times")"
      }
      return (lines + reactions.map(\.text) + starts).joined(separator: "\n")
    }
  }

  private typealias Row = (name: String, cells: [String])

  /// A row for each source, and a row for the other steps.
  private var given: [Row] {
    let sources = initialEvents.indices.map { source -> Row in
      let name =
        "source \(source)"
        + (initialEvents[source].isEmpty ? "" : " (at once \(text(initialEvents[source])))")
      let cells = steps.map { step in
        if case .send(let event, source) = step { text([event]) } else { "" }
      }
      return (name, cells)
    }
    return sources + [("what happens", steps.map(\.sign))]
  }

  private func received(in outcome: ScriptOutcome) -> [Row] {
    outcome.events.enumerated().map { listener, events in
      (
        "listener \(listener)",
        steps.indices.map { step in text(events.filter { $0.step == step }.map(\.event)) }
      )
    }
  }

  private func text(_ events: [Event]) -> String {
    let all = events.map(\.sign).joined()
    return events.count > 1 ? "(\(all))" : all
  }
}

extension Script.Event {
  fileprivate var sign: String {
    switch self {
    case .next(let value): "\(value)"
    case .error: "#"
    case .completed: "|"
    }
  }
}

extension Script.Step {
  fileprivate var sign: String {
    switch self {
    case .join: "^"
    case .leave(let listener): "!\(listener)"
    case .send: ""
    case .connect: "connect"
    case .disconnect: "disconnect"
    }
  }

  fileprivate var text: String {
    switch self {
    case .join: "another joins"
    case .leave(let listener): "listener \(listener) leaves"
    case .send(let event, let source): "source \(source) sends \(event.sign)"
    case .connect: "it connects"
    case .disconnect: "it disconnects"
    }
  }
}

extension Script.Reaction {
  fileprivate var text: String { "inside event \(event) of listener \(listener): \(step.text)" }
}

extension String {
  fileprivate func padded(to width: Int, with filling: Character) -> String {
    self + String(repeating: filling, count: max(0, width - count))
  }
}
