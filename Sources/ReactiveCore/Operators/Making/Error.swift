extension Signal {
  /// Fails without a value, inside the subscription.
  ///
  ///     #
  ///
  /// RAC: `+error:`.
  public static func error(_ error: any Error) -> Signal<Value> {
    Ended(with: error).named("+error:") { "\(error)" }
  }
}
