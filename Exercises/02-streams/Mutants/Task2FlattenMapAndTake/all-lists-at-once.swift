// Misconception: To string lists together, all of them have to be there.
import ReactiveCore

extension LazyList {
  func flatMapped<Output>(
    _ transform: @escaping (Element) -> LazyList<Output>
  ) -> LazyList<Output> {
    Array(self).flatMap { Array(transform($0)) }.lazyList
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
