extension Signal {
  /// Sends one value, and completes.
  ///
  ///     (42|)
  ///
  /// The value and the completion are sent immediately, on the subscribing thread.
  ///
  /// RAC: `+return:`.
  public static func `return`(_ value: Value) -> Signal<Value> {
    Signal(needsScheduler: false, label: returned) { subscriber in
      subscriber.sendNext(value)
      subscriber.sendCompleted()
    }
  }
}

/// The name of every signal that `return` makes.
private let returned = Name("+return:", function: "return(_:)")
