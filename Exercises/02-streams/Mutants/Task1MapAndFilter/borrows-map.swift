// Misconception: The library has map and filter already, so flattenMap is not needed.
import ReactiveCore

extension LazyList {
  func mapped<Output>(_ transform: @escaping (Element) -> Output) -> LazyList<Output> {
    map(transform)
  }

  func filtered(_ isIncluded: @escaping (Element) -> Bool) -> LazyList<Element> {
    filter(isIncluded)
  }
}

extension Signal {
  func mapped<Output>(_ transform: @escaping (Value) -> Output) -> Signal<Output> {
    map(transform)
  }

  func filtered(_ isIncluded: @escaping (Value) -> Bool) -> Signal<Value> {
    filter(isIncluded)
  }
}
