extension Signal {
  /// Sends what one of two signals sends, as the latest of `condition` decides.
  ///
  ///     condition  --true-----false--|
  ///     then         -A--B-----C--|
  ///     else                  -1--2--|
  ///     if         ---A--B-----1--2--|
  ///
  /// A repeated value subscribes the same signal again. Completes when `condition` and the latest
  /// signal have; an error of either ends it.
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
