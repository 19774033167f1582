/// A subscription to an observed property.
final class Observer<Value> {
  let subscriber: Subscriber<Value>
  var hasFirstValue = false
  private let origin: Origin?

  init(_ subscriber: Subscriber<Value>, excluding origin: Origin?) {
    self.subscriber = subscriber
    self.origin = origin
  }

  /// Returns whether the observer has its first value, and `other` is not its own origin.
  func isNotified(ofChangesFrom other: Origin?) -> Bool {
    hasFirstValue && (other == nil || other !== origin)
  }
}

/// The origin of a change, which keeps an observer from receiving its own changes.
final class Origin: Sendable {}
