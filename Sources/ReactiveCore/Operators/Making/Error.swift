extension Signal {
  /// Fails immediately with `error`, without a value.
  ///
  ///     #
  ///
  /// RAC: `+error:`.
  public static func error(_ error: any Error) -> Signal<Value> {
    Signal(needsScheduler: false) { $0.sendError(error) }.named("+error:") { "\(error)" }
  }
}
