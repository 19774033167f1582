// Misconception: A stream has to be there as a whole before it can be changed. See *Pull*, page 02.
import ReactiveCore

extension MiniList {
  func mapped<Output>(_ transform: @escaping (Element) -> Output) -> MiniList<Output> {
    MiniList<Output>(elements.map(transform))
  }

  func filtered(_ isIncluded: @escaping (Element) -> Bool) -> MiniList<Element> {
    MiniList(elements.filter(isIncluded))
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
