/// Those who are subscribed to a subject, in the order in which they came.
///
/// An event goes to those who were there when it was sent: the list is looked at once, and nobody is
/// told under its lock.
final class Audience<Value>: Sendable {
  // A list of plain objects: a list of a generic class would look its metadata up at each event.
  private let subscribers = Locked(Bag<AnyObject>())

  /// Lets a subscriber in; the disposable lets it out.
  func add(_ subscriber: Subscriber<Value>) -> Disposable {
    let token = subscribers.withLock { $0.insert(subscriber) }
    return Seat(in: subscribers, token: token)
  }

  /// Lets everybody out.
  ///
  /// Each subscription knows the list that it is in, so the two would otherwise keep each other alive.
  func leave() {
    let last = subscribers.withLock { subscribers in
      defer { subscribers = Bag() }
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
  private func forEach(_ tell: (Subscriber<Value>) -> Void) {
    let present = subscribers.withLock { $0.elements }
    // `present` holds them all, so they are read without retaining each one again.
    present.withUnsafeBytes { bytes in
      for entry in bytes.assumingMemoryBound(to: (Int, Unmanaged<AnyObject>?).self) {
        entry.1?._withUnsafeGuaranteedRef { tell(unsafeDowncast($0, to: Subscriber.self)) }
      }
    }
  }
}

/// A subscriber's place in an audience, which is given up by disposal.
private final class Seat: Disposable, @unchecked Sendable {  // Sendable: nothing in it changes.
  private let subscribers: Locked<Bag<AnyObject>>
  private let token: Bag<AnyObject>.Token

  init(in subscribers: Locked<Bag<AnyObject>>, token: Bag<AnyObject>.Token) {
    self.subscribers = subscribers
    self.token = token
    super.init()
  }

  override func runActions(pending: inout [Disposable]) {
    // The subscriber goes outside of the lock: its end may come back here.
    withExtendedLifetime(subscribers.withLock { $0.remove(token) }) {}
  }
}
