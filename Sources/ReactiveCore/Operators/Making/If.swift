extension Signal {
  /// Sends the values of `then` while the latest value of `condition` is
  /// true, and of `else` otherwise.
  ///
  ///     condition  --true-----false--|
  ///     then         -A--B-----C--|
  ///     else                  -1--2--|
  ///     if         ---A--B-----1--2--|
  ///
  /// Each value of `condition` causes a new subscription to its signal, even if
  /// the value hasn't changed.
  ///
  /// Completes when `condition` and the latest signal have completed. An error of either signal
  /// fails the result.
  ///
  /// RAC: `+if:then:else:`.
  public static func `if`(
    _ condition: Signal<Bool>, then: Signal<Value>, else otherwise: Signal<Value>
  ) -> Signal<Value> {
    condition
      .map { $0 ? then : otherwise }
      .switchToLatest()
      .named("+if:") { "\(condition) then: \(then) else: \(otherwise)" }
  }
}
