import ReactiveCore

/// A step of `bind`: makes a signal of a value, may set `stop`, and returns `nil` to end.
typealias Step<Value> = (_ value: Value, _ stop: inout Bool) -> Signal<Value>?

// The operators made from your steps.
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
