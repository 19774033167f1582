/// A subject that replays to each new subscriber what it recorded.
///
/// ```swift
/// let letters = ReplaySubject<String>(capacity: 2)
/// letters.sendNext("A")
/// letters.sendNext("B")
/// letters.sendNext("C")
/// letters.subscribeNext { print($0) }  // B C, and then what comes
/// ```
///
/// An end is recorded too; after it nothing more is. With capacity 0 the end is all that is recorded.
/// Whichever threads send, every subscriber receives the order of the recording: from recording a value
/// until it is sent, and during the whole of a replay, other threads wait. A value that a subscriber sends
/// inside a callback does not wait; the subscribers after it get it first, as with any ``Subject``. What a
/// subscriber sends during its own replay is played to it as well, however much that is.
///
/// RAC: `RACReplaySubject`.
public final class ReplaySubject<Value>: Subject<Value>, @unchecked Sendable {
  // Sendable: `buffer` is reached in turn.
  private let buffer: ReplayBuffer<Value>

  /// Creates a subject that records every value.
  public convenience override init() {
    self.init(capacity: .max)
  }

  /// Creates a subject that records the last `capacity` values.
  @inline(__always)
  public convenience init(capacity: Int) {
    self.init(capacity: capacity, needsScheduler: true)
  }

  /// Creates a subject that plays its recording on any thread, if that is what it is used for.
  init(capacity: Int, needsScheduler: Bool) {
    precondition(capacity >= 0, "A replay subject cannot record fewer than 0 values.")
    let subscribers = SubscriberList<Value>()
    let buffer = ReplayBuffer<Value>(capacity: capacity)
    self.buffer = buffer
    super.init(needsScheduler: needsScheduler, subscribers: subscribers) { subscriber in
      buffer.replay(to: subscriber, joining: subscribers)
    }
  }

  /// Records a value, and sends it to all subscribers.
  public override func sendNext(_ value: Value) {
    buffer.turn.perform(orDefer: { self.sendNext(value) }) {
      buffer.record(value) { super.sendNext(value) }
    }
  }

  /// Records the error, and sends it to all subscribers.
  public override func sendError(_ error: any Error) {
    buffer.turn.perform(orDefer: { self.sendError(error) }) {
      if buffer.end(with: error) { super.sendError(error) }
    }
  }

  /// Records completion, and sends it to all subscribers.
  public override func sendCompleted() {
    buffer.turn.perform(orDefer: { self.sendCompleted() }) {
      if buffer.end(with: nil) { super.sendCompleted() }
    }
  }
}

/// What a replay subject remembers; reached in turn.
private final class ReplayBuffer<Value>: @unchecked Sendable {
  // Sendable: its users come in turn.
  let turn = Serializer()
  private let capacity: Int
  private var values = FirstInFirstOut<Value>()
  private var replays = 0
  private var end: End?

  private enum End {
    case error(any Error)
    case completed
  }

  init(capacity: Int) { self.capacity = capacity }

  /// Records a value and calls `send`, unless the end was recorded.
  ///
  /// What is too old leaves after that: what its end sends comes second for all.
  func record(_ value: Value, andSend send: () -> Void) {
    if end != nil { return }
    if capacity > 0 { values.append(value) }
    withExtendedLifetime(isTooLong ? values.popFirst() : nil, send)
  }

  /// Records the end, unless one was recorded.
  func end(with error: (any Error)?) -> Bool {
    if end != nil { return false }
    end = error.map(End.error) ?? .completed
    return true
  }

  /// Plays what was recorded to a subscriber, which joins the others if that did not include the end.
  func replay(to subscriber: Subscriber<Value>, joining subscribers: SubscriberList<Value>) {
    turn.perform(orDefer: { self.replay(to: subscriber, joining: subscribers) }) {
      play(to: subscriber) { subscriber.add(subscribers.add(subscriber)) }
    }
  }

  /// Sends what was recorded, and calls `join` if that did not include the end.
  private func play(
    to subscriber: Subscriber<Value>, andJoin join: () -> Void
  ) {
    // What a subscriber sends meanwhile is played as well, and
    // nothing leaves before that.
    var played = max(0, values.count - capacity)
    replays += 1
    while played < values.count, !subscriber.isDisposed {
      subscriber.sendNext(values[played])
      played += 1
    }
    switch end {
    case .error(let error): subscriber.sendError(error)
    case .completed: subscriber.sendCompleted()
    case nil: join()
    }
    replays -= 1
    // One value after the other, as the end of one may bring another.
    while isTooLong { _ = values.popFirst() }
  }

  private var isTooLong: Bool { values.count > capacity && replays == 0 }
}
