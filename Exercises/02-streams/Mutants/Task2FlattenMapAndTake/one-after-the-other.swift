// Misconception: The signals are strung together as the lists are, so each waits for the one before.
import ReactiveCore

extension LazyList {
  func flatMapped<Output>(
    _ transform: @escaping (Element) -> LazyList<Output>
  ) -> LazyList<Output> {
    bind { { value, _ in transform(value) } }
  }

  func taking(_ count: Int) -> LazyList<Element> {
    if count == 0 { return .empty() }
    return bind {
      var taken = 0
      return { value, stop in
        taken += 1
        stop = taken == count
        return .return(value)
      }
    }
  }
}

extension Signal {
  func flatMapped<Output>(
    _ transform: @escaping (Value) -> Signal<Output>
  ) -> Signal<Output> {
    map(transform).flatten(maxConcurrent: 1)
  }

  func taking(_ count: Int) -> Signal<Value> {
    if count == 0 { return .empty() }
    return bind {
      var taken = 0
      return { value, stop in
        taken += 1
        stop = taken == count
        return .return(value)
      }
    }
  }
}
