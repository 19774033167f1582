/// A line of a ``Diagram``, with a name and events.
public struct Row: Codable, Equatable, Sendable {
  /// The name at the beginning of the line.
  public package(set) var name: String

  package let subscribed: Duration
  package let ended: Duration?
  var observed: Duration
  package internal(set) var instants: [Instant]
  /// The place and the events of a recorded row, or `nil` if the row wasn't recorded.
  var traced: TracedRow?
  /// For the row of an inner signal, the marble that represents the signal in the outer row.
  package internal(set) var outer: OuterMarble?
  /// The operators and inputs from which the row was made, if they are known.
  package internal(set) var derivation: Derivation?
  /// The known source events that led to the values.
  var origins: [Origin] = []
  /// The times at which the row differs from the expected row.
  package internal(set) var wrong: [Duration] = []

  // `traced` refers to objects in one process and `wrong` to one comparison, so neither is encoded.
  private enum CodingKeys: CodingKey {
    case name, subscribed, ended, observed, instants, outer, derivation, origins
  }

  package struct OuterMarble: Codable, Equatable, Sendable {
    package let rowsAbove: Int
    package let time: Duration
    package let value: String
  }

  struct Origin: Codable, Equatable {
    let time: Duration
    let symbol: Symbol
    let cause: Symbol
    let began: Duration
  }

  /// Creates a row that shows a timeline.
  public init<Value>(_ name: String, _ timeline: Timeline<Value>) {
    self.name = name
    subscribed = timeline.subscribed
    ended = timeline.ended
    observed = timeline.observed
    instants = timeline.instants
  }

  /// Returns a copy of the row with the given origins, which determine the colors of its values.
  package func withOrigins(_ origins: [[Int]]) -> Row {
    var row = self
    for (index, origins) in zip(instants.indices, origins) {
      row.instants[index].origins = row.instants[index].symbols.map { _ in origins }
    }
    return row
  }

  /// The events with exact times, as text, such as `1.5 seconds a, 3.0 seconds (b|)`.
  package var happened: String {
    instants.map { "\($0.time) \($0.text(quoting: .words))" }.joined(separator: ", ")
  }

  /// Returns the time at which the value is first sent, or `nil` if it isn't sent.
  func time(of value: String) -> Duration? {
    instants.first { $0.symbols.contains(.value(value)) }?.time
  }
}
