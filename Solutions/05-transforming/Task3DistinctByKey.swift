import ReactiveCore

extension Signal {
  /// Drops a value whose key equals the key of the value before it.
  ///
  /// Outside of the step, and inside of what makes it: so each subscription remembers for itself.
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
