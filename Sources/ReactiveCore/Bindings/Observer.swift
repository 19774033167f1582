/// One subscription to an observed property.
final class Observer<Value> {
  let subscriber: Subscriber<Value>
  var isWelcome = false
  private let origin: Origin?

  init(_ subscriber: Subscriber<Value>, excluding origin: Origin?) {
    self.subscriber = subscriber
    self.origin = origin
  }

  /// Whether the first value has been sent, and a change from `other` is not its own.
  func isNotified(ofChangesFrom other: Origin?) -> Bool {
    isWelcome && (other == nil || other !== origin)
  }
}

/// Who made a change, for those who are not notified of their own.
final class Origin: Sendable {}
