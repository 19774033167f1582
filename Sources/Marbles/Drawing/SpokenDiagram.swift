extension Diagram {
  /// What the rows show, in words.
  package var spoken: String {
    rows.map { row in
      let story = row.instants.map { instant in
        let events = instant.symbols.map(\.spoken).joined(separator: ", ")
        return "\(events) at \(axis.spoken(instant.time))"
      }
      return "\(row.name): \(story.isEmpty ? "nothing" : story.joined(separator: "; "))."
    }
    .joined(separator: " ")
  }
}

extension Diagram.Axis {
  fileprivate func spoken(_ time: Duration) -> String {
    switch self {
    case .seconds: "\(time.inFigures) s"
    case .steps: "step \(time.inFigures)"
    }
  }
}

extension Symbol {
  fileprivate var spoken: String {
    switch self {
    case .subscribed: "subscribed"
    case .value(let text): text.isEmpty ? "an empty value" : text
    case .completed: "completed"
    case .error(let text): text == "#" ? "error" : "error \(text)"
    case .disposed: "disposed"
    }
  }
}
