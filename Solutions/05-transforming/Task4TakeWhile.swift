import ReactiveCore

/// `nil` ends the result without this value.
func stepWhile<Value>(_ predicate: @escaping (Value) -> Bool) -> Step<Value> {
  { value, _ in predicate(value) ? .return(value) : nil }
}

/// `stop` ends the result after this value.
func stepThrough<Value>(_ predicate: @escaping (Value) -> Bool) -> Step<Value> {
  { value, stop in
    stop = !predicate(value)
    return .return(value)
  }
}

/// The closure runs for each subscription, so each one has its own count.
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
