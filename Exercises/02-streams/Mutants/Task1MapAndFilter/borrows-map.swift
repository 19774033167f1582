// Misconception: The library has map and filter already, so flattenMap is not needed. See *None, one or many*, page 02.
import ReactiveCore

extension MiniList {
  func mapped<Output>(_ transform: @escaping (Element) -> Output) -> MiniList<Output> {
    flattenMap { .return(transform($0)) }
  }

  func filtered(_ isIncluded: @escaping (Element) -> Bool) -> MiniList<Element> {
    flattenMap { isIncluded($0) ? .return($0) : .empty() }
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
