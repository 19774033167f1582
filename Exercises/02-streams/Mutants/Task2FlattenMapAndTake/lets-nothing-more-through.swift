// Misconception: It is enough to be silent after the last value.
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
      return { value, _ in
        taken += 1
        return taken <= count ? .return(value) : .empty()
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
      return { value, _ in
        taken += 1
        return taken <= count ? .return(value) : .empty()
      }
    }
  }
}
