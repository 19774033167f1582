extension Signal {
  /// Completes immediately, without a value.
  ///
  ///     |
  ///
  /// RAC: `+empty`.
  public static func empty() -> Signal<Value> {
    Signal(needsScheduler: false) { $0.sendCompleted() }.named("+empty")
  }
}
