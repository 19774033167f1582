import ReactiveCore

/// A closure that `bind` calls with each value.
///
/// Returns a signal, or `nil` to end the result. Setting `stop` ends the result after that signal.
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
