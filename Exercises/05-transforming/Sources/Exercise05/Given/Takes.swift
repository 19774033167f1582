import ReactiveCore

/// What a step of `bind` is: it makes a signal of a value, may set `stop`, and ends with `nil`.
typealias Step<Value> = (_ value: Value, _ stop: inout Bool) -> Signal<Value>?

// The operators that your steps make.
extension Signal {
  func taken(while predicate: @escaping (Value) -> Bool) -> Signal<Value> {
    bind { stepWhile(predicate) }
  }

  func taken(through predicate: @escaping (Value) -> Bool) -> Signal<Value> {
    bind { stepThrough(predicate) }
  }

  func taken(first count: Int) -> Signal<Value> {
    bind(stepsFirst(count))
  }
}
