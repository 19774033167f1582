/// A subject that records, and plays its recording to each new subscriber before it goes live.
///
/// ```swift
/// let news = ReplaySubject<String>(capacity: 2)
/// news.sendNext("A")
/// news.sendNext("B")
/// news.sendNext("C")
/// news.subscribeNext { print($0) }  // B C, and then what comes
/// ```
///
/// An end is recorded too; after it nothing more is. With capacity 0 the end is all that is recorded.
/// Every subscriber hears the same order: a lock is held from recording a value until it is told, and
/// during the whole of a replay. So two of them that feed each other from two threads can lock each
/// other out.
///
/// RAC: `RACReplaySubject`. Keeps SUBJ-REPLAY-1…11, 13…15; SUBJ-REPLAY-12 is decided: what
/// comes after the end is neither recorded nor told.
public final class ReplaySubject<Value>: Subject<Value>, @unchecked Sendable {
  // Sendable: `recording` is locked.
  private let recording: Recording<Value>

  /// Creates a subject that records every value.
  public convenience override init() {
    self.init(capacity: .max)
  }

  /// Creates a subject that records the last `capacity` values.
  public init(capacity: Int) {
    precondition(capacity >= 0, "A replay subject cannot record fewer than 0 values.")
    let audience = Audience<Value>()
    let recording = Recording<Value>(capacity: capacity)
    self.recording = recording
    super.init(audience: audience) { subscriber in
      recording.lock.withLock { () -> Disposable? in
        let isOver = recording.play(to: subscriber)
        return isOver ? nil : audience.add(subscriber)
      }
    }
  }

  /// Records a value, and sends it to everyone who is subscribed.
  public override func sendNext(_ value: Value) {
    recording.lock.withLock {
      if recording.record(value) { super.sendNext(value) }
    }
  }

  /// Records the error, and sends it to everyone who is subscribed.
  public override func sendError(_ error: any Error) {
    recording.lock.withLock {
      if recording.end(with: error) { super.sendError(error) }
    }
  }

  /// Records completion, and sends it to everyone who is subscribed.
  public override func sendCompleted() {
    recording.lock.withLock {
      if recording.end(with: nil) { super.sendCompleted() }
    }
  }
}

/// What a replay subject remembers.
///
/// Its users hold `lock`.
private final class Recording<Value> {
  let lock = RecursiveLock()
  private let capacity: Int
  private let trimsAt: Int
  private var values: [Value] = []
  private var firstNumber = 0
  private var end: End?

  private enum End {
    case error(any Error)
    case completed
  }

  init(capacity: Int) {
    self.capacity = capacity
    // Values that are too old are dropped in one go now and then, not one by one.
    trimsAt = capacity < .max / 2 ? 2 * capacity + 16 : .max
  }

  /// Records a value, unless the end was recorded.
  func record(_ value: Value) -> Bool {
    if end != nil { return false }
    if capacity > 0 { values.append(value) }
    if values.count >= trimsAt { trim() }
    return true
  }

  /// Records the end, unless one was recorded.
  func end(with error: (any Error)?) -> Bool {
    if end != nil { return false }
    end = error.map(End.error) ?? .completed
    return true
  }

  /// Sends what was recorded, and tells whether that included the end.
  func play(to subscriber: Subscriber<Value>) -> Bool {
    trim()
    // By number: what a subscriber sends while it listens is played as well.
    var number = firstNumber
    while number < firstNumber + values.count,
      !subscriber.subscription.isDisposed
    {
      number = max(number, firstNumber)
      subscriber.sendNext(values[number - firstNumber])
      number += 1
    }
    switch end {
    case .error(let error): subscriber.sendError(error)
    case .completed: subscriber.sendCompleted()
    case nil: return false
    }
    return true
  }

  private func trim() {
    guard values.count > capacity else { return }
    firstNumber += values.count - capacity
    values.removeFirst(values.count - capacity)
  }
}
