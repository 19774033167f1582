extension Signal {
  /// Sends one value, and completes.
  ///
  ///     (42|)
  ///
  /// Everything happens inside the subscription, on any thread.
  ///
  /// RAC: `+return:`.
  public static func `return`(_ value: Value) -> Signal<Value> {
    Signal(needsScheduler: false, label: returned) { subscriber in
      subscriber.sendNext(value)
      subscriber.sendCompleted()
    }
  }
}

/// The name of all signals that `return` makes.
private let returned = Name("+return:", function: "return(_:)")
