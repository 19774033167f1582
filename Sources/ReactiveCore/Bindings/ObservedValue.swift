/// The box of an observed property: a value, and the observers of its changes.
///
/// What observers are to receive is decided under the lock, and sent outside of it, in the order of
/// a queue.
///
/// A change from inside a callback supersedes the outer change, which is not sent to the remaining
/// observers.
final class ObservedValue<Value>: Sendable {
  private let state: Locked<Observed>
  /// Held by the thread that notifies; taken and left while `state` is locked, or after waiting.
  private let turn = RecursiveLock()

  init(_ value: Value) {
    state = Locked(Observed(value: value))
  }

  /// The value, which is there as long as the property is.
  var value: Value { state.withLock { $0.value! } }

  /// Changes the value, and notifies all observers but those that share `origin`.
  func set(_ value: Value, from origin: Origin? = nil) {
    // The old value goes after the lock is free, as its `deinit` may come back here.
    let change = state.withLock { state -> (old: Value, part: Part)? in
      guard let old = state.value else { return nil }
      state.value = value
      if turn.isInside { state.changesFromInside += 1 }
      return (old, add(.change(value, origin), to: &state))
    }
    if let change { play(change.part) }
    withExtendedLifetime(change) {}
  }

  /// Sends a subscriber the value, and then each change that does not come from `origin`.
  func add(_ subscriber: Subscriber<Value>, excluding origin: Origin? = nil) -> Disposable? {
    let observer = Observer(subscriber, excluding: origin)
    let start = state.withLock {
      state -> (token: Bag<Observer<Value>>.Token, value: Value?, part: Part)? in
      guard let value = state.value else { return nil }
      // Sent at once inside a callback, which may be waiting for it.
      let isDue = turn.isInside
      let part = add(isDue ? .joined(observer) : .first(observer, value), to: &state)
      return (state.observers.insert(observer), isDue ? value : nil, part)
    }
    guard let start else {
      subscriber.sendCompleted()
      return nil
    }
    play(start.part)
    if let value = start.value { subscriber.sendNext(value) }
    return Disposable { [state] in _ = state.withLock { $0.observers.remove(start.token) } }
  }

  /// Drops the value, and sends all observers completion.
  func close() {
    let (value, part) = state.withLock { state in
      defer { state.value = nil }
      return (state.value, add(.end, to: &state))
    }
    play(part)
    withExtendedLifetime(value) {}
  }

  /// What a thread does that has brought a change.
  private enum Part {
    /// Notifies of all that waits.
    case notify
    /// Notifies of this one change, from inside a callback.
    case notifyOf(ObservedChange<Value>)
    /// Waits for its turn, and notifies then.
    case wait(number: Int)
    /// Nothing: the thread that notifies does it.
    case leave
  }

  private func add(_ change: ObservedChange<Value>, to state: inout Observed) -> Part {
    let number = state.queue.append(change)
    if turn.isInside {
      state.queue.claim(number)
      return state.queue.only().map(Part.notifyOf) ?? .leave
    }
    if turn.enterIfFree() {
      state.queue.claim(number)
      return .notify
    }
    return state.queue.takesMore ? .leave : .wait(number: number)
  }

  private func play(_ part: Part) {
    switch part {
    case .leave: return
    case .notifyOf(let change): return notify(of: change)
    case .wait(let number):
      // Where the thread inside waits for this one, it does the work.
      guard turn.enterUnlessDeadlock() else { return }
      state.withLock { $0.queue.claim(number) }
    case .notify: break
    }
    while let change = state.withLock({ next(in: &$0) }) { notify(of: change) }
  }

  /// The next change, or `nil` when nothing is left or a waiting thread takes over.
  ///
  /// Before it returns `nil` the lock is left.
  private func next(in state: inout Observed) -> ObservedChange<Value>? {
    let isHandedOver = state.queue.isDoneWithOwn && turn.isAwaited
    if !isHandedOver, let change = state.queue.next() { return change }
    turn.leave()
    return nil
  }

  private func notify(of change: ObservedChange<Value>) {
    switch change {
    case .first(let observer, let value):
      observer.hasFirstValue = true
      observer.subscriber.sendNext(value)
    case .joined(let observer):
      observer.hasFirstValue = true
    case .change(let value, let origin):
      send(value, from: origin)
    case .end:
      let observers = state.withLock { $0.observers }
      for case let observer? in observers.elements.map(\.element) {
        observer.subscriber.sendCompleted()
      }
    }
  }

  private func send(_ value: Value, from origin: Origin?) {
    let (changes, observers) = state.withLock { ($0.changesFromInside, $0.observers) }
    for case let observer? in observers.elements.map(\.element) {
      guard state.withLock({ $0.changesFromInside }) == changes else { return }
      if observer.isNotified(ofChangesFrom: origin) { observer.subscriber.sendNext(value) }
    }
  }

  private struct Observed {
    var value: Value?
    var observers = Bag<Observer<Value>>()
    var queue = ChangeQueue<ObservedChange<Value>>()
    var changesFromInside = 0
  }
}
