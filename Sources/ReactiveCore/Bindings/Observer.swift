/// A subscription to an observed property.
final class Observer<Value> {
  let subscriber: Subscriber<Value>
  var hasFirstValue = false
  private let origin: Origin?

  init(_ subscriber: Subscriber<Value>, excluding origin: Origin?) {
    self.subscriber = subscriber
    self.origin = origin
  }

  /// Returns whether the first value was sent and a change from `other` is not its own.
  func isNotified(ofChangesFrom other: Origin?) -> Bool {
    hasFirstValue && (other == nil || other !== origin)
  }
}

/// The origin of a change, so that an observer is not notified of its own changes.
final class Origin: Sendable {}
