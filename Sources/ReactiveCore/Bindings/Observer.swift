/// A subscription to an observed property.
final class Observer<Value> {
  let subscriber: Subscriber<Value>
  var hasFirstValue = false
  private let origin: Origin?

  init(_ subscriber: Subscriber<Value>, excluding origin: Origin?) {
    self.subscriber = subscriber
    self.origin = origin
  }

  /// Returns whether the observer receives changes from `other`.
  ///
  /// An observer receives no changes before its first value, and none from its own origin.
  func isNotified(ofChangesFrom other: Origin?) -> Bool {
    hasFirstValue && (other == nil || other !== origin)
  }
}

/// A token that identifies the origin of a change, so that an observer doesn't receive its own
/// changes.
final class Origin: Sendable {}
