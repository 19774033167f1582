extension Signal {
  /// Sends the values of the signal that `cases` contains for the latest key.
  ///
  ///     keys    --a--------b------|
  ///     a         -A--B-----C--|
  ///     b                  -1--2--|
  ///     switch  ---A--B-----1--2--|
  ///
  /// A key that is not in `cases` selects `default`. Without a `default`, the result fails with
  /// ``SignalError/noCase(key:)``. Nothing is sent before the first key.
  ///
  /// Completes when `keys` and the latest signal have completed. Fails with the first error of
  /// either signal.
  ///
  /// RAC: `+switch:cases:default:`.
  public static func `switch`<Key: Hashable>(
    _ keys: Signal<Key>, cases: [Key: Signal<Value>], default otherwise: Signal<Value>? = nil
  ) -> Signal<Value> {
    keys
      .map { cases[$0] ?? otherwise ?? .error(SignalError.noCase(key: "\($0)")) }
      .switchToLatest()
      .named("+switch:") {
        let cases = cases.map { "\($0): \($1)" }.sorted().joined(separator: ", ")
        return "\(keys) cases: [\(cases)] default: \(otherwise?.description ?? "nil")"
      }
  }
}
