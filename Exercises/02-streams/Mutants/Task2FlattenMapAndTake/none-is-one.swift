// Misconception: To take none is an ordinary case, and needs no care.
import ReactiveCore

extension LazyList {
  func flatMapped<Output>(
    _ transform: @escaping (Element) -> LazyList<Output>
  ) -> LazyList<Output> {
    bind { { value, _ in transform(value) } }
  }

  func taking(_ count: Int) -> LazyList<Element> {
    bind {
      var taken = 0
      return { value, stop in
        taken += 1
        stop = taken >= count
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
    bind {
      var taken = 0
      return { value, stop in
        taken += 1
        stop = taken >= count
        return .return(value)
      }
    }
  }
}
