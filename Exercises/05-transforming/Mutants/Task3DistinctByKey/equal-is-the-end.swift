// Misconception: A step that returns `nil` leaves out this value alone. See *Stop*, page 05.
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
