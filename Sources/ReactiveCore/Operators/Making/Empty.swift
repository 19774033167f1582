extension Signal {
  /// Completes without a value, inside the subscription.
  ///
  ///     |
  ///
  /// RAC: `+empty`.
  public static func empty() -> Signal<Value> {
    Signal(needsScheduler: false) { $0.sendCompleted() }.named("+empty")
  }
}
