import ReactiveCore

/// A step of `bind`, which returns a signal for a value or `nil` to end, and may set `stop`.
typealias Step<Value> = (_ value: Value, _ stop: inout Bool) -> Signal<Value>?

// The operators built from your steps.
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
