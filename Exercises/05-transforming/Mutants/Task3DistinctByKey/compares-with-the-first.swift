// Misconception: Changed means different from the first one. See *Distinct*, page 05.
import ReactiveCore

extension Signal {
  func distinctUntilChanged<Key: Equatable>(
    by key: @escaping (Value) -> Key
  ) -> Signal<Value> {
    bind {
      var first: Key?
      return { value, _ in
        let current = key(value)
        guard let known = first else {
          first = current
          return .return(value)
        }
        return known == current ? .empty() : .return(value)
      }
    }
  }
}
