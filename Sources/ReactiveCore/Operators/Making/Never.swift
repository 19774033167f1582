extension Signal {
  /// Sends nothing, and doesn't retain its subscribers.
  ///
  ///     -------
  ///
  /// The signal never completes or fails.
  ///
  /// RAC: `+never`.
  public static func never() -> Signal<Value> {
    Signal(needsScheduler: false) { _ in }.named("+never")
  }
}
