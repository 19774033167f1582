// Misconception: The first value that does not fit is where the stream ends. See *None, one or many*, page 02.
import ReactiveCore

extension MiniList {
  func mapped<Output>(_ transform: @escaping (Element) -> Output) -> MiniList<Output> {
    flattenMap { .return(transform($0)) }
  }

  func filtered(_ isIncluded: @escaping (Element) -> Bool) -> MiniList<Element> {
    MiniList(elements.prefix(while: isIncluded))
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
