/// The value and the observers of an observed property.
///
/// Events are queued while `state` is locked, and sent after it is unlocked.
///
/// If a callback changes the value, observers not yet notified receive only the newer change.
final class ObservedValue<Value>: Sendable {
  private let state: Locked<Observed>
  /// The lock that a thread holds while it notifies the observers.
  ///
  /// If the lock is free, a thread acquires it while `state` is locked. Otherwise, the thread
  /// unlocks `state` before it waits.
  private let notificationLock = RecursiveLock()

  init(_ value: Value) {
    state = Locked(Observed(value: value))
  }

  /// The value, which no longer exists after `close()`.
  var value: Value { state.withLock { $0.value! } }

  /// Changes the value, and notifies all observers except those with this `origin`.
  func set(_ value: Value, from origin: Origin? = nil) {
    // Release the old value outside the lock, because its deinitializer may use this object.
    let change = state.withLock { state -> (old: Value, next: NextStep)? in
      guard let old = state.value else { return nil }
      state.value = value
      if notificationLock.isInside { state.changesFromInside += 1 }
      return (old, add(.change(value, origin), to: &state))
    }
    if let change { perform(change.next) }
    withExtendedLifetime(change) {}
  }

  /// Adds a subscriber, which receives the value and each change that does not come from `origin`.
  func add(_ subscriber: Subscriber<Value>, excluding origin: Origin? = nil) -> Disposable? {
    let observer = Observer(subscriber, excluding: origin)
    let start = state.withLock {
      state -> (token: Bag<Observer<Value>>.Token, value: Value?, next: NextStep)? in
      guard let value = state.value else { return nil }
      // Inside a callback, send the value immediately, because the callback may depend on it.
      let isInside = notificationLock.isInside
      let next = add(isInside ? .firstValueSent(observer) : .first(observer, value), to: &state)
      return (state.observers.insert(observer), isInside ? value : nil, next)
    }
    guard let start else {
      subscriber.sendCompleted()
      return nil
    }
    perform(start.next)
    if let value = start.value { subscriber.sendNext(value) }
    return Disposable { [state] in _ = state.withLock { $0.observers.remove(start.token) } }
  }

  /// Releases the value, and completes all observers.
  func close() {
    let (value, next) = state.withLock { state in
      defer { state.value = nil }
      return (state.value, add(.end, to: &state))
    }
    perform(next)
    withExtendedLifetime(value) {}
  }

  /// The next step of a thread that has queued a change.
  private enum NextStep {
    /// Send all changes in the queue.
    case notify
    /// Send only this change, because this thread is inside a callback.
    case notifyOf(ObservedEvent<Value>)
    /// Wait, and then send all changes in the queue.
    case wait(number: Int)
    /// Do nothing, because the notifying thread sends the change.
    case done
  }

  private func add(_ event: ObservedEvent<Value>, to state: inout Observed) -> NextStep {
    let number = state.queue.append(event)
    if notificationLock.isInside {
      state.queue.claim(number)
      return state.queue.popIfOnly().map(NextStep.notifyOf) ?? .done
    }
    if notificationLock.enterIfFree() {
      state.queue.claim(number)
      return .notify
    }
    return state.queue.acceptsForeignChanges ? .done : .wait(number: number)
  }

  private func perform(_ step: NextStep) {
    switch step {
    case .done: return
    case .notifyOf(let event): return notify(of: event)
    case .wait(let number):
      // A notifying thread that is waiting for this one sends the change itself.
      guard notificationLock.enterUnlessDeadlock() else { return }
      state.withLock { $0.queue.claim(number) }
    case .notify: break
    }
    while let event = state.withLock({ next(in: &$0) }) { notify(of: event) }
  }

  /// Returns the next change to send, or `nil` if this thread has finished.
  ///
  /// This thread has finished when the queue is empty or a waiting thread takes over. The method
  /// then releases `notificationLock`.
  private func next(in state: inout Observed) -> ObservedEvent<Value>? {
    let isHandedOver = state.queue.isDoneWithOwn && notificationLock.isAwaited
    if !isHandedOver, let event = state.queue.next() { return event }
    notificationLock.leave()
    return nil
  }

  private func notify(of event: ObservedEvent<Value>) {
    switch event {
    case .first(let observer, let value):
      observer.hasFirstValue = true
      observer.subscriber.sendNext(value)
    case .firstValueSent(let observer):
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
    var queue = ChangeQueue<ObservedEvent<Value>>()
    var changesFromInside = 0
  }
}
