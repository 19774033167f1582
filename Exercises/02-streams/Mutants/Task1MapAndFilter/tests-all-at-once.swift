// Misconception: Which elements a list keeps has to be known before anybody reads it.
import ReactiveCore

extension LazyList {
  func mapped<Output>(_ transform: @escaping (Element) -> Output) -> LazyList<Output> {
    flattenMap { .return(transform($0)) }
  }

  func filtered(_ isIncluded: @escaping (Element) -> Bool) -> LazyList<Element> {
    Array(self).filter(isIncluded).lazyList
  }
}

extension Signal {
  func mapped<Output>(_ transform: @escaping (Value) -> Output) -> Signal<Output> {
    flattenMap { .return(transform($0)) }
  }

  func filtered(_ isIncluded: @escaping (Value) -> Bool) -> Signal<Value> {
    flattenMap { isIncluded($0) ? .return($0) : .empty() }
  }
}
