/// Those who are subscribed to a subject, in the order in which they came.
///
/// An event goes to those who were there when it was sent: the list is looked at once, and nothing is
/// sent under its lock.
final class Audience<Value>: Sendable {
  private let subscribers = Locked(ObjectBag())
  private let hasHadSubscribers = Flag()

  /// Lets a subscriber in; the disposable lets it out.
  func add(_ subscriber: Subscriber<Value>) -> Disposable {
    let token = subscribers.withLock { $0.insert(subscriber) }
    if !hasHadSubscribers.isSet { _ = hasHadSubscribers.set() }
    return Membership(in: subscribers, token: token)
  }

  /// Lets everybody out.
  ///
  /// Each subscription knows the list that it is in, so the two would otherwise keep each other alive.
  func leave() {
    let last = subscribers.withLock { subscribers in
      defer { subscribers = ObjectBag() }
      return subscribers
    }
    withExtendedLifetime(last) {}
  }

  func sendNext(_ value: Value) {
    forEach { $0.sendNext(value) }
  }

  func sendError(_ error: any Error) {
    forEach { $0.sendError(error) }
  }

  func sendCompleted() {
    forEach { $0.sendCompleted() }
  }

  @inline(__always)
  private func forEach(_ send: (Subscriber<Value>) -> Void) {
    guard hasHadSubscribers.isSet else { return }
    subscribers.withLock { $0 }.forEach { send(unsafeDowncast($0, to: Subscriber<Value>.self)) }
  }
}

/// A subscriber's membership in an audience, which ends by disposal.
private final class Membership: Disposable, @unchecked Sendable {
  // Sendable: nothing in it changes.
  private let subscribers: Locked<ObjectBag>
  private let token: ObjectBag.Token

  init(in subscribers: Locked<ObjectBag>, token: ObjectBag.Token) {
    self.subscribers = subscribers
    self.token = token
    super.init()
  }

  override func runActions(pending: inout [Disposable]) -> Disposable? {
    // The subscriber goes outside of the lock: its end may come back here.
    withExtendedLifetime(subscribers.withLock { $0.remove(token) }) {}
    return nil
  }
}
