import ReactiveCore

/// `flatMapped` is a step without memory. `taking` counts inside the outer closure, which runs once for
/// each subscription, and stops with the last value rather than after it.
extension LazyList {
  func flatMapped<Output>(
    _ transform: @escaping (Element) -> LazyList<Output>
  ) -> LazyList<Output> {
    bind { { element, _ in transform(element) } }
  }

  func taking(_ count: Int) -> LazyList<Element> {
    if count == 0 { return .empty() }
    return bind {
      var taken = 0
      return { element, stop in
        taken += 1
        stop = taken == count
        return .return(element)
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
