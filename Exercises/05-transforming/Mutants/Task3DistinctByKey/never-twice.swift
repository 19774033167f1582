// Misconception: Distinct means that a key is sent once and never again. See *Distinct*, page 05.
import ReactiveCore

extension Signal {
  func distinctUntilChanged<Key: Equatable>(
    by key: @escaping (Value) -> Key
  ) -> Signal<Value> {
    bind {
      var sent: [Key] = []
      return { value, _ in
        let current = key(value)
        if sent.contains(current) { return .empty() }
        sent.append(current)
        return .return(value)
      }
    }
  }
}
