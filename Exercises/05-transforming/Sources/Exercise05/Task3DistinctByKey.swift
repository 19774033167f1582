import ReactiveCore

extension Signal {
  /// Task 3: build `distinctUntilChanged(by:)`.
  ///
  ///     self                         a1  a2  b1  b2  a3
  ///     distinctUntilChanged(by: …)  a1      b1      a3    by the letter
  ///
  /// - Sends a value only if its key differs from the previous key.
  /// - The first value is sent even if its key is `nil`.
  /// - Each value's key is computed once.
  /// - Each subscription remembers its own key.
  /// - The result's `description` shows a single `bind`.
  ///
  /// Page: 05-transforming, "Distinct", "One sum for all"
  func distinctUntilChanged<Key: Equatable>(
    by key: @escaping (Value) -> Key
  ) -> Signal<Value> {
    .empty()
  }
}
