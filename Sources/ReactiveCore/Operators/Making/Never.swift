extension Signal {
  /// Sends nothing, ever, and does not keep its subscribers alive.
  ///
  ///     -------
  ///
  /// RAC: `+never`.
  public static func never() -> Signal<Value> {
    Signal(needsScheduler: false) { _ in }.named("+never")
  }
}
