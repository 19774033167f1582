extension Script {
  /// The script with what each side makes of it, a column a step.
  func drawn(_ sides: [(name: String, outcome: ScriptOutcome)]) -> String {
    var rows: [(name: String, cells: [String])] = atOnce.indices.map { source in
      (
        "source \(source)" + (atOnce[source].isEmpty ? "" : " (at once \(text(atOnce[source])))"),
        steps.map { step in
          if case .send(let event, source) = step { return text([event]) }
          return ""
        }
      )
    }
    rows.append(("what happens", steps.map(\.sign)))
    for (name, outcome) in sides {
      for (listener, heard) in outcome.heard.enumerated() {
        rows.append(
          (
            "\(name), listener \(listener)",
            steps.indices.map { step in text(heard.filter { $0.step == step }.map(\.event)) }
          ))
      }
      rows.append(("\(name), starts", ["\(outcome.starts)"]))
    }
    let width = rows.map(\.name.count).max()! + 2
    let columns = steps.indices.map { step in
      rows.map { step < $0.cells.count && $0.cells.count > 1 ? $0.cells[step].count : 0 }.max()! + 1
    }
    let lines = rows.map { row in
      row.name.padded(to: width, with: " ")
        + (row.cells.count == 1 && steps.count > 1
          ? row.cells[0]
          : zip(row.cells, columns).map { $0.padded(to: $1, with: "-") }.joined())
    }
    return (lines + reactions.map(\.text)).joined(separator: "\n")
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
