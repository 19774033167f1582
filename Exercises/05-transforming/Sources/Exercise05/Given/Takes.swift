import ReactiveCore

/// A step of `bind`, which returns a signal for each value, or `nil` to end the result.
///
/// Setting `stop` ends the result after the returned signal.
typealias Step<Value> = (_ value: Value, _ stop: inout Bool) -> Signal<Value>?

// These operators pass your steps to `bind`.
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
