// Misconception: Only one value too many shows that there were enough. See *Take and skip*, page 05.
import ReactiveCore

func stepWhile<Value>(_ predicate: @escaping (Value) -> Bool) -> Step<Value> {
  { value, _ in predicate(value) ? .return(value) : nil }
}

func stepThrough<Value>(_ predicate: @escaping (Value) -> Bool) -> Step<Value> {
  { value, stop in
    stop = !predicate(value)
    return .return(value)
  }
}

func stepsFirst<Value>(_ count: Int) -> () -> Step<Value> {
  {
    var taken = 0
    return { value, _ in
      taken += 1
      return taken > count ? nil : .return(value)
    }
  }
}
