import Marbles

extension Diagram {
  /// The time and the reason of each mark, for a script.
  ///
  /// In `1 2.5:0` the first mark is at 1 s, and the second at 2.5 s came from the first. The marks
  /// are in the order in which they are drawn; see ``SVGRow``.
  var reasons: String {
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
