// Misconception: The first value that does not fit is where the stream ends.
import ReactiveCore

extension LazyList {
  func mapped<Output>(_ transform: @escaping (Element) -> Output) -> LazyList<Output> {
    flattenMap { .return(transform($0)) }
  }

  func filtered(_ isIncluded: @escaping (Element) -> Bool) -> LazyList<Element> {
    bind { { element, _ in isIncluded(element) ? .return(element) : nil } }
  }
}

extension Signal {
  func mapped<Output>(_ transform: @escaping (Value) -> Output) -> Signal<Output> {
    flattenMap { .return(transform($0)) }
  }

  func filtered(_ isIncluded: @escaping (Value) -> Bool) -> Signal<Value> {
    bind { { value, _ in isIncluded(value) ? .return(value) : nil } }
  }
}
