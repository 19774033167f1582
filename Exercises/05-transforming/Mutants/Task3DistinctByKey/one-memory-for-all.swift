// Misconception: The outer closure of bind is only a way of writing; a variable in front of it does as well.
import ReactiveCore

extension Signal {
  func distinctUntilChanged<Key: Equatable>(
    by key: @escaping (Value) -> Key
  ) -> Signal<Value> {
    var last: Key?
    return bind {
      { value, _ in
        let current = key(value)
        defer { last = current }
        return last == .some(current) ? .empty() : .return(value)
      }
    }
  }
}
