// Misconception: A value that is left out becomes a signal that sends nothing: never.
import ReactiveCore

extension LazyList {
  func mapped<Output>(_ transform: @escaping (Element) -> Output) -> LazyList<Output> {
    flattenMap { .return(transform($0)) }
  }

  func filtered(_ isIncluded: @escaping (Element) -> Bool) -> LazyList<Element> {
    flattenMap { isIncluded($0) ? .return($0) : .empty() }
  }
}

extension Signal {
  func mapped<Output>(_ transform: @escaping (Value) -> Output) -> Signal<Output> {
    flattenMap { .return(transform($0)) }
  }

  func filtered(_ isIncluded: @escaping (Value) -> Bool) -> Signal<Value> {
    flattenMap { isIncluded($0) ? .return($0) : .never() }
  }
}
