extension Signal {
  /// Completes without a value, inside the subscription.
  ///
  ///     |
  ///
  /// RAC: `+empty`. Keeps SIG-EMPTY-1.
  public static func empty() -> Signal<Value> {
    Ended().named("+empty")
  }
}
