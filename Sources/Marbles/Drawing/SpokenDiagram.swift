extension Diagram {
  /// The diagram in words, for a screen reader.
  package var spoken: String {
    let origins = SpokenOrigins(rows)
    return rows.map { row in
      let derivation = row.derivation.map { " (\($0.spoken(of: row.name)))" } ?? ""
      let isMixed = origins.areMixed(in: row)
      let story = row.instants.map { instant in
        let events = instant.symbols.indices.map { index in
          instant.symbols[index].spoken
            + origins.words(of: index, in: instant, of: row, isMixed: isMixed)
        }
        return "\(events.joined(separator: ", ")) at \(axis.spoken(instant.time))"
      }
      let text = story.isEmpty ? "nothing" : story.joined(separator: "; ")
      return "\(row.name)\(derivation): \(text)."
    }
    .joined(separator: " ")
  }
}

extension Diagram.Axis {
  func spoken(_ time: Duration) -> String {
    switch self {
    case .seconds, .evenSeconds: "\(time.inFigures) s"
    case .steps: "step \(time.inFigures)"
    }
  }
}

extension Symbol {
  var spoken: String {
    switch self {
    case .subscribed: "subscribed"
    case .value(let text): text.isEmpty ? "an empty value" : text
    case .completed: "completed"
    case .error(let text): text == "#" ? "error" : "error \(text)"
    case .disposed: "disposed"
    }
  }
}
