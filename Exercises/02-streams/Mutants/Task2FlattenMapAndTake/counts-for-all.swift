// Misconception: A stream is counted once, so one counter outside of bind is enough.
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
    bind { { value, _ in transform(value) } }
  }

  func taking(_ count: Int) -> Signal<Value> {
    if count == 0 { return .empty() }
    var taken = 0
    return bind {
      { value, stop in
        taken += 1
        stop = taken == count
        return .return(value)
      }
    }
  }
}
