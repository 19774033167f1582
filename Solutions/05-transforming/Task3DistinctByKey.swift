import ReactiveCore

extension Signal {
  /// Returns a signal that drops each value whose key equals the key of the previous value.
  ///
  /// The outer closure runs for each subscription, so each subscription has its own `last`.
  func distinctUntilChanged<Key: Equatable>(
    by key: @escaping (Value) -> Key
  ) -> Signal<Value> {
    bind {
      var last: Key?
      return { value, _ in
        let current = key(value)
        defer { last = current }
        return last == .some(current) ? .empty() : .return(value)
      }
    }
  }
}
