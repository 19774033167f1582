// Misconception: Which elements a list keeps has to be known before anybody reads it. See *Pull*, page 02.
import ReactiveCore

extension MiniList {
  func mapped<Output>(_ transform: @escaping (Element) -> Output) -> MiniList<Output> {
    flattenMap { .return(transform($0)) }
  }

  func filtered(_ isIncluded: @escaping (Element) -> Bool) -> MiniList<Element> {
    MiniList(elements.filter(isIncluded))
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
