// Misconception: What is built of the library's `distinctUntilChanged` is built from `bind`. See *From bind*, page 05.
import ReactiveCore

extension Signal {
  func distinctUntilChanged<Key: Equatable>(
    by key: @escaping (Value) -> Key
  ) -> Signal<Value> {
    map { (key($0), $0) }
      .distinctUntilChanged { $0.0 == $1.0 }
      .map(\.1)
  }
}
