// Misconception: Of several values with one key the last one is sent. See *Distinct*, page 05.
import ReactiveCore

extension Signal {
  func distinctUntilChanged<Key: Equatable>(
    by key: @escaping (Value) -> Key
  ) -> Signal<Value> {
    Signal { subscriber in
      var waiting: (value: Value, key: Key)?
      return self.subscribe(
        next: { value in
          let current = key(value)
          if let waiting, waiting.key != current { subscriber.sendNext(waiting.value) }
          waiting = (value, current)
        },
        error: { subscriber.sendError($0) },
        completed: {
          if let waiting { subscriber.sendNext(waiting.value) }
          subscriber.sendCompleted()
        })
    }
  }
}
