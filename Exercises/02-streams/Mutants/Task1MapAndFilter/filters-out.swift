// Misconception: A filter says what to throw away. See *One pipeline, two streams*, page 02.
import ReactiveCore

extension MiniList {
  func mapped<Output>(_ transform: @escaping (Element) -> Output) -> MiniList<Output> {
    flattenMap { .return(transform($0)) }
  }

  func filtered(_ isIncluded: @escaping (Element) -> Bool) -> MiniList<Element> {
    flattenMap { isIncluded($0) ? .empty() : .return($0) }
  }
}

extension Signal {
  func mapped<Output>(_ transform: @escaping (Value) -> Output) -> Signal<Output> {
    flattenMap { .return(transform($0)) }
  }

  func filtered(_ isIncluded: @escaping (Value) -> Bool) -> Signal<Value> {
    flattenMap { isIncluded($0) ? .empty() : .return($0) }
  }
}
