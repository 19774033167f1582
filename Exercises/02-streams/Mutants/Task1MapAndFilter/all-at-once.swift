// Misconception: A stream has to be there as a whole before it can be changed.
import ReactiveCore

extension LazyList {
  func mapped<Output>(_ transform: @escaping (Element) -> Output) -> LazyList<Output> {
    Array(self).map(transform).lazyList
  }

  func filtered(_ isIncluded: @escaping (Element) -> Bool) -> LazyList<Element> {
    Array(self).filter(isIncluded).lazyList
  }
}

extension Signal {
  func mapped<Output>(_ transform: @escaping (Value) -> Output) -> Signal<Output> {
    collect().flattenMap { values in Signal<Output>.concat(values.map { .return(transform($0)) }) }
  }

  func filtered(_ isIncluded: @escaping (Value) -> Bool) -> Signal<Value> {
    collect().flattenMap { values in Signal.concat(values.filter(isIncluded).map { .return($0) }) }
  }
}
