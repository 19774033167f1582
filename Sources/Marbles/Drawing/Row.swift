/// One line of a ``Diagram``: a name, and what happened.
public struct Row: Codable, Equatable, Sendable {
  /// What stands before the line.
  public internal(set) var name: String

  let subscribed: Duration
  let ended: Duration?
  var observed: Duration
  var instants: [Instant]
  /// Which events of a recording its events are; nil for a timeline that stands alone.
  var traced: TracedRow?
  /// Where the signal of the row was sent, if another row has sent it.
  var tie: Tie?
  /// How the row was made of rows above it, if that is known.
  var making: Making?
  /// Of which values of a test's sources its values came, where that is known.
  var origins: [Origin] = []
  /// The times at which it is not what was expected.
  var wrong: [Duration] = []

  /// What is known while it is recorded or compared alone is not written.
  private enum CodingKeys: CodingKey {
    case name, subscribed, ended, observed, instants, tie, making, origins
  }

  /// The marble that is the signal of a row below it.
  struct Tie: Codable, Equatable {
    let rowsAbove: Int
    let time: Duration
    let value: String
  }

  /// A value, and the one that it came from.
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

  /// The same row, whose values are made of these inputs, as the drawing colours them.
  package func made(of origins: [[Int]]) -> Row {
    var row = self
    for (index, origins) in zip(instants.indices, origins) {
      row.instants[index].origins = row.instants[index].symbols.map { _ in origins }
    }
    return row
  }

  /// What happened and when, in text that rounds nothing: `1.5 seconds a, 3.0 seconds (b|)`.
  package var happened: String {
    instants.map { "\($0.time) \($0.text(quoting: .words))" }.joined(separator: ", ")
  }

  /// When the row has the first value that reads like this.
  func time(of value: String) -> Duration? {
    instants.first { $0.symbols.contains(.value(value)) }?.time
  }
}
