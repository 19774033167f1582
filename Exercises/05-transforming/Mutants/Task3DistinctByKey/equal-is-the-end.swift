// Misconception: A repeated key means nil, and nil means nothing.
import ReactiveCore

extension Signal {
  func distinctUntilChanged<Key: Equatable>(
    by key: @escaping (Value) -> Key
  ) -> Signal<Value> {
    bind {
      var last: Key?
      return { value, _ in
        let current = key(value)
        defer { last = current }
        return last == .some(current) ? nil : .return(value)
      }
    }
  }
}
