// Misconception: As flattenMap makes many of one, the value is sent again with its result. See *None, one or many*, page 02.
import ReactiveCore

extension MiniList {
  func mapped<Output>(_ transform: @escaping (Element) -> Output) -> MiniList<Output> {
    flattenMap { MiniList<Output>([transform($0), transform($0)]) }
  }

  func filtered(_ isIncluded: @escaping (Element) -> Bool) -> MiniList<Element> {
    flattenMap { isIncluded($0) ? .return($0) : .empty() }
  }
}

extension Signal {
  func mapped<Output>(_ transform: @escaping (Value) -> Output) -> Signal<Output> {
    flattenMap { .return(transform($0)).concat(.return(transform($0))) }
  }

  func filtered(_ isIncluded: @escaping (Value) -> Bool) -> Signal<Value> {
    flattenMap { isIncluded($0) ? .return($0) : .empty() }
  }
}
