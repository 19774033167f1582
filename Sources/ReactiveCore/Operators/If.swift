extension Signal {
  /// Sends what one of two signals sends, as the latest of `condition` decides.
  ///
  /// A repeated value subscribes the same signal again.
  ///
  /// RAC: `+if:then:else:`. Keeps SIG-IF-1…3.
  public static func `if`(
    _ condition: Signal<Bool>, then: Signal<Value>, else otherwise: Signal<Value>
  ) -> Signal<Value> {
    condition
      .map { $0 ? then : otherwise }
      .switchToLatest()
      .named("+if:") { "\(condition) then: \(then) else: \(otherwise)" }
  }
}
