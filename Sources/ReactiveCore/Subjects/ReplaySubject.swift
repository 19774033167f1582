/// A subject that records its events, and replays them to each new subscriber.
///
/// ```swift
/// let letters = ReplaySubject<String>(capacity: 2)
/// letters.sendNext("A")
/// letters.sendNext("B")
/// letters.sendNext("C")
/// letters.subscribeNext { print($0) }  // B C, then new values
/// ```
///
/// The subject also records its end, and ignores later events.
/// With capacity 0, it records only the end.
///
/// All subscribers receive values in the order in which they were recorded, even if several threads
/// send. While one thread records and sends a value, or replays the recording, other threads wait.
///
/// If a subscriber's callback sends a value, that value doesn't wait. The subscribers that follow in
/// the list receive it before the value that is being sent, as with any ``Subject``. If a subscriber
/// sends values during its own replay, it receives them in the same replay.
///
/// RAC: `RACReplaySubject`.
public final class ReplaySubject<Value>: Subject<Value>, @unchecked Sendable {
  // Sendable: `buffer` has its own serializer.
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

  /// Creates a subject that replays on the subscribing thread if `needsScheduler` is `false`.
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
    buffer.serializer.perform(orDefer: { self.sendNext(value) }) {
      buffer.record(value) { super.sendNext(value) }
    }
  }

  /// Records the error, and sends it to all subscribers.
  public override func sendError(_ error: any Error) {
    buffer.serializer.perform(orDefer: { self.sendError(error) }) {
      if buffer.end(with: error) { super.sendError(error) }
    }
  }

  /// Records completion, and sends it to all subscribers.
  public override func sendCompleted() {
    buffer.serializer.perform(orDefer: { self.sendCompleted() }) {
      if buffer.end(with: nil) { super.sendCompleted() }
    }
  }
}

/// The recorded events of a replay subject.
private final class ReplayBuffer<Value>: @unchecked Sendable {
  // Sendable: `serializer` guards the other properties.
  let serializer = Serializer()
  private let capacity: Int
  private var values = FirstInFirstOut<Value>()
  private var replays = 0
  private var end: End?

  private enum End {
    case error(any Error)
    case completed
  }

  init(capacity: Int) { self.capacity = capacity }

  /// Records a value and calls `send`, unless the end has been recorded.
  ///
  /// If the recording is full, the oldest value is released only after `send`, because its
  /// deinitializer may send another value, which must arrive after `value`.
  func record(_ value: Value, andSend send: () -> Void) {
    if end != nil { return }
    if capacity > 0 { values.append(value) }
    withExtendedLifetime(isTooLong ? values.popFirst() : nil, send)
  }

  /// Records the end, or returns `false` if an end has already been recorded.
  func end(with error: (any Error)?) -> Bool {
    if end != nil { return false }
    end = error.map(End.error) ?? .completed
    return true
  }

  /// Replays the events to a subscriber, and adds it to the list unless the subject has ended.
  func replay(to subscriber: Subscriber<Value>, joining subscribers: SubscriberList<Value>) {
    serializer.perform(orDefer: { self.replay(to: subscriber, joining: subscribers) }) {
      play(to: subscriber) { subscriber.add(subscribers.add(subscriber)) }
    }
  }

  /// Sends the recorded events, and calls `join` unless the subject has ended.
  private func play(
    to subscriber: Subscriber<Value>, andJoin join: () -> Void
  ) {
    // A value that is sent during the replay is replayed, too. No value is removed until all
    // replays have ended.
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
    // Remove one value at a time, because its deinitializer may send another value.
    while isTooLong { _ = values.popFirst() }
  }

  private var isTooLong: Bool { values.count > capacity && replays == 0 }
}
