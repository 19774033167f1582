extension Signal {
  /// Sends the values of `then` while the latest value of `condition` is true, and the values of
  /// `else` while it is false.
  ///
  ///     condition  --true-----false--|
  ///     then         -A--B-----C--|
  ///     else                  -1--2--|
  ///     if         ---A--B-----1--2--|
  ///
  /// Each value of `condition` causes a new subscription to `then` or `else`, even if the value
  /// hasn't changed.
  ///
  /// Completes when `condition` and the signal that it selected last have completed. Fails with the
  /// first error of either signal.
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
