import ReactiveCore

/// Returns a step that ends the result at the first value that fails `predicate`.
func stepWhile<Value>(_ predicate: @escaping (Value) -> Bool) -> Step<Value> {
  { value, _ in predicate(value) ? .return(value) : nil }
}

/// Returns a step that ends the result after sending the first value that fails `predicate`.
func stepThrough<Value>(_ predicate: @escaping (Value) -> Bool) -> Step<Value> {
  { value, stop in
    stop = !predicate(value)
    return .return(value)
  }
}

/// Returns a closure that makes a step, with its own count, for each subscription.
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
