import ReactiveCore

/// Returns a step that ends the result without the current value, by returning `nil`.
func stepWhile<Value>(_ predicate: @escaping (Value) -> Bool) -> Step<Value> {
  { value, _ in predicate(value) ? .return(value) : nil }
}

/// Returns a step that ends the result after the current value, by setting `stop`.
func stepThrough<Value>(_ predicate: @escaping (Value) -> Bool) -> Step<Value> {
  { value, stop in
    stop = !predicate(value)
    return .return(value)
  }
}

/// Returns a closure that runs for each subscription, so each one has its own count.
func stepsFirst<Value>(_ count: Int) -> () -> Step<Value> {
  {
    var taken = 0
    return { value, stop in
      taken += 1
      stop = taken == count
      return .return(value)
    }
  }
}
