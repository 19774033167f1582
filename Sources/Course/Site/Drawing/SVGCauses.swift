import Marbles

extension Diagram {
  /// The time and the cause of each mark, for the script that shows causes.
  ///
  /// For example, `1 2.5:0` describes two marks. Mark 0 is at 1 s, and it caused mark 1 at 2.5 s.
  /// The marks are in the order in which ``SVGRow`` draws them.
  var causes: String {
    var count = 0
    var places: [Int] = []
    var drawn: [(time: Duration, reason: Int?)] = []
    for instant in rows.flatMap(\.instants) {
      let (behind, others) = (
        instant.symbols.indices.filter { instant.symbols[$0] == .completed }
          + instant.symbols.indices.filter { instant.symbols[$0] == .subscribed },
        instant.symbols.indices.filter { SVGSize.hasPlace(instant.symbols[$0]) }
      )
      var here = Array(repeating: 0, count: instant.symbols.count)
      for index in behind + others {
        here[index] = count
        count += 1
        drawn.append((instant.time, instant.reasons.isEmpty ? nil : instant.reasons[index]))
      }
      places += here
    }
    return drawn.map { mark in
      mark.time.inFigures + (mark.reason.map { ":\(places[$0])" } ?? "")
    }
    .joined(separator: " ")
  }
}
