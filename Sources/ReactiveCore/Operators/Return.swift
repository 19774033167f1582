extension Signal {
  /// Sends one value, and completes.
  ///
  ///     42|
  ///
  /// Everything happens inside the subscription. RAC: `+return:`. Keeps SIG-RETURN-1…3.
  @inlinable
  public static func `return`(_ value: Value) -> Signal<Value> {
    Signal(label: returned) { subscriber in
      subscriber.sendNext(value)
      subscriber.sendCompleted()
      return nil
    }
  }
}

/// The name of all signals that `return` makes.
@usableFromInline let returned = Name("+return:")
