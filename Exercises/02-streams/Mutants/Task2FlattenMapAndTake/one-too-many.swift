// Misconception: After stop the value at hand is dropped, so it can be set one value later.
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
        stop = taken == count
        taken += 1
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
    return bind {
      var taken = 0
      return { value, stop in
        stop = taken == count
        taken += 1
        return .return(value)
      }
    }
  }
}
