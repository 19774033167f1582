import ReactiveCore

/// What one subscription lived through: what it was sent, at which virtual times, and how it ended.
///
/// ```swift
/// let recorded = scheduler.record(letters.merge(numbers))
/// scheduler.run()
/// XCTAssertEqual(recorded.timeline, "--A--(B1)--2|")
/// ```
///
/// It is written as marble text, drawn by its ``description``, and compared with `==`.
public struct Timeline<Value> {
  /// An event, and when it was sent.
  public struct Moment {
    /// The virtual time, from the scheduler's zero.
    public let time: Duration
    /// What was sent.
    public let event: Event<Value>

    /// Creates the moment at which `event` was sent.
    public init(_ time: Duration, _ event: Event<Value>) {
      self.time = time
      self.event = event
    }
  }

  /// When the subscription began.
  public let subscribed: Duration

  /// What was sent, in order.
  public let moments: [Moment]

  /// When the subscription was disposed; `nil` when it ended by itself, or not at all.
  public let disposed: Duration?

  /// Until when it is known that nothing more happened; at least until the last event.
  ///
  /// This only makes a drawing longer; two timelines that differ in nothing else are equal.
  public let observed: Duration

  /// How much time one character of ``marbleText`` stands for, if every time is a multiple of it.
  public let frame: Duration

  /// For each moment of a recording what a source had sent then.
  var sent: [Sent?] = []

  /// Creates a timeline of events that are in the order of their times.
  public init(
    subscribed: Duration = .zero, _ moments: [Moment], disposed: Duration? = nil,
    observed: Duration = .zero, frame: Duration = .seconds(1)
  ) {
    precondition(
      zip(moments, moments.dropFirst()).allSatisfy { $0.time <= $1.time },
      "The moments of a timeline stand in the order of their times.")
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

  /// When the subscription ended: by completion, by an error, or by disposal.
  public var ended: Duration? {
    if let disposed { return disposed }
    guard let last = moments.last, last.event.isTerminating else { return nil }
    return last.time
  }

  /// The same subscription with other values.
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

  /// The same subscription without what it was sent: `^` where it began and `!` where it ended.
  ///
  /// As it has no values, it is a timeline of strings, and compares with text: `"--^----!"`.
  public var lifetime: Timeline<String> {
    Timeline<String>(subscribed: subscribed, [], disposed: ended, observed: observed, frame: frame)
  }
}

extension Timeline.Moment: Equatable where Value: Equatable {}
extension Timeline.Moment: Sendable where Value: Sendable {}
extension Timeline: Sendable where Value: Sendable {}

extension Timeline: Equatable where Value: Equatable {
  /// Compares what happened and when: events, subscription and disposal, each to the exact time.
  ///
  /// Errors are equal when they describe themselves alike.
  public static func == (left: Timeline, right: Timeline) -> Bool {
    left.subscribed == right.subscribed && left.moments == right.moments
      && left.disposed == right.disposed
  }
}
