import ReactiveCore

/// The history of one subscription, with its events, their virtual times, and its end.
///
/// ```swift
/// let recorded = scheduler.record(letters.merge(numbers))
/// scheduler.run()
/// XCTAssertEqual(recorded.timeline, "--A--(B1)--2|")
/// ```
///
/// Write a timeline as marble text, compare timelines with `==`, and print one to
/// see its drawing. See ``description``.
public struct Timeline<Value> {
  /// An event and its time.
  public struct Moment {
    /// The time on the scheduler's virtual clock.
    public let time: Duration
    /// The event.
    public let event: Event<Value>

    /// Creates a moment.
    public init(_ time: Duration, _ event: Event<Value>) {
      self.time = time
      self.event = event
    }
  }

  /// The time of the subscription.
  public let subscribed: Duration

  /// The events, in order.
  public let moments: [Moment]

  /// The time of the disposal, or `nil` if the subscription was not disposed.
  public let disposed: Duration?

  /// The time at which observation ended, which is never before the last event.
  ///
  /// This time determines the length of the text and the drawing. `==` ignores it.
  public let observed: Duration

  /// The duration of one character of ``marbleText``, if every time is a multiple of this duration.
  public let frame: Duration

  /// For each moment of a recording, the source event that caused it.
  var sent: [SourceEvent?] = []

  /// Creates a timeline from events that are sorted by time.
  public init(
    subscribed: Duration = .zero, _ moments: [Moment], disposed: Duration? = nil,
    observed: Duration = .zero, frame: Duration = .seconds(1)
  ) {
    precondition(
      zip(moments, moments.dropFirst()).allSatisfy { $0.time <= $1.time },
      "A timeline's moments must be in chronological order: sort them by time.")
    self.subscribed = subscribed
    self.moments = moments
    self.disposed = disposed
    self.frame = frame
    let last = disposed ?? moments.last?.time ?? subscribed
    let isOver = disposed != nil || moments.last?.event.isTerminating == true
    self.observed = isOver ? last : max(observed, last)
  }

  /// The values that were sent, in order.
  public var values: [Value] { moments.compactMap(\.event.value) }

  /// The time of the completion, the error, or the disposal, or `nil` if there is none.
  public var ended: Duration? {
    if let disposed { return disposed }
    guard let last = moments.last, last.event.isTerminating else { return nil }
    return last.time
  }

  /// Returns a timeline with the results of `transform` instead of the values.
  package func mapValues<Output, Failure: Error>(
    _ transform: (Value) throws(Failure) -> Output
  ) throws(Failure) -> Timeline<Output> {
    var changed: [Timeline<Output>.Moment] = []
    for moment in moments {
      switch moment.event {
      case .next(let value): changed.append(.init(moment.time, .next(try transform(value))))
      case .error(let error): changed.append(.init(moment.time, .error(error)))
      case .completed: changed.append(.init(moment.time, .completed))
      }
    }
    return Timeline<Output>(
      subscribed: subscribed, changed, disposed: disposed, observed: observed, frame: frame)
  }

  /// The start and the end of the subscription, drawn as `^` and `!`, without the events.
  ///
  /// The result is a timeline of strings, so you can compare it with marble text such as `"--^----!"`.
  public var lifetime: Timeline<String> {
    Timeline<String>(subscribed: subscribed, [], disposed: ended, observed: observed, frame: frame)
  }
}

extension Timeline.Moment: Equatable where Value: Equatable {}
extension Timeline.Moment: Sendable where Value: Sendable {}
extension Timeline: Sendable where Value: Sendable {}

extension Timeline: Equatable where Value: Equatable {
  /// Returns whether both timelines have the same subscription time, events, and disposal time.
  ///
  /// Errors are compared by their debug descriptions.
  public static func == (left: Timeline, right: Timeline) -> Bool {
    left.subscribed == right.subscribed && left.moments == right.moments
      && left.disposed == right.disposed
  }
}
