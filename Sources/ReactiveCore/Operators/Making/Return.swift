extension Signal {
  /// Sends one value, and completes.
  ///
  ///     (42|)
  ///
  /// Everything happens inside the subscription.
  ///
  /// RAC: `+return:`.
  @inlinable
  public static func `return`(_ value: Value) -> Signal<Value> {
    Return(value)
  }
}

/// A signal of one value, which operators that join signals pass on without a subscription.
///
/// It is one object: a recipe that held the value would be another.
@usableFromInline
final class Return<Value>: Signal<Value>, @unchecked Sendable {
  // Sendable: the value never changes.
  private let value: Value

  @usableFromInline
  init(_ value: Value) {
    self.value = value
    super.init(needsScheduler: true, label: returned) { _ in }
  }

  override func run(for subscriber: Subscriber<Value>) {
    subscriber.sendNext(value)
    subscriber.sendCompleted()
  }

  override var isKnown: Bool { true }

  override func sendKnownValue(to next: (Value) -> Void) -> KnownEnd {
    next(value)
    return .completed
  }
}

/// The name of all signals that `return` makes.
private let returned = Name("+return:", function: "return(_:)")
