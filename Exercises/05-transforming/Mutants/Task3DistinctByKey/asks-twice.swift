// Misconception: It is enough to keep the value; its key can be computed again. See *From bind*, page 05.
import ReactiveCore

extension Signal {
  func distinctUntilChanged<Key: Equatable>(
    by key: @escaping (Value) -> Key
  ) -> Signal<Value> {
    bind {
      var last: Value?
      return { value, _ in
        defer { last = value }
        if let last, key(last) == key(value) { return .empty() }
        return .return(value)
      }
    }
  }
}
