// Misconception: A variable of the function is new for each subscription. See *From bind*, page 05.
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
