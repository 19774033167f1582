/// One line of a ``Diagram``: a name, and what happened.
public struct Row: Sendable {
  /// What stands before the line.
  public let name: String

  let subscribed: Duration
  let ended: Duration?
  let observed: Duration
  let instants: [Instant]

  /// Creates a row that shows a timeline.
  public init<Value>(_ name: String, _ timeline: Timeline<Value>) {
    self.name = name
    subscribed = timeline.subscribed
    ended = timeline.ended
    observed = timeline.observed
    instants = timeline.instants
  }

  init(
    name: String, subscribed: Duration, ended: Duration?, observed: Duration, instants: [Instant]
  ) {
    self.name = name
    self.subscribed = subscribed
    self.ended = ended
    self.observed = observed
    self.instants = instants
  }

  /// A row for each timeline, numbered where there are several.
  static func rows<Value>(_ name: String, _ timelines: [Timeline<Value>]) -> [Row] {
    timelines.enumerated().map { index, timeline in
      Row(timelines.count == 1 ? name : "\(name) (\(index + 1))", timeline)
    }
  }
}
