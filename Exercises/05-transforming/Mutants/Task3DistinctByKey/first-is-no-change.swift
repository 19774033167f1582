// Misconception: A first value cannot have changed, so it is not sent. See *Distinct*, page 05.
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
        return last == nil || last == .some(current) ? .empty() : .return(value)
      }
    }
  }
}
