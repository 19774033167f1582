import ReactiveCore

/// No more, and not this one: `nil`.
func stepWhile<Value>(_ predicate: @escaping (Value) -> Bool) -> Step<Value> {
  { value, _ in predicate(value) ? .return(value) : nil }
}

/// No more after this one: `stop`.
func stepThrough<Value>(_ predicate: @escaping (Value) -> Bool) -> Step<Value> {
  { value, stop in
    stop = !predicate(value)
    return .return(value)
  }
}

/// Each subscription counts for itself.
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
