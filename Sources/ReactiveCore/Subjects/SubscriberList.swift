/// The subscribers of a subject, in the order in which they subscribed.
///
/// An event is sent to those that were in the list when the sending began: the list is read once, and
/// nothing is sent under its lock.
final class SubscriberList<Value>: Sendable {
  private let subscribers = Locked(ObjectBag())

  /// Adds a subscriber; the disposable removes it.
  func add(_ subscriber: Subscriber<Value>) -> Disposable {
    let token = subscribers.withLock { $0.insert(subscriber) }
    return Membership(in: subscribers, token: token)
  }

  /// Removes all subscribers.
  ///
  /// Each subscription knows the list that it is in, so the two would otherwise keep each other alive.
  func removeAll() {
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
    subscribers.withLock { $0 }.forEach(as: Subscriber<Value>.self, send)
  }
}

/// A subscriber's place in a list, which it leaves by disposal.
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
    // The subscriber is released outside of the lock: what its end runs may come back here.
    withExtendedLifetime(subscribers.withLock { $0.remove(token) }) {}
    return nil
  }
}
