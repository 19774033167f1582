// Misconception: A variable of the function is new for each subscription. See *From bind*, page 05.
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
  var taken = 0
  return {
    { value, stop in
      taken += 1
      stop = taken == count
      return .return(value)
    }
  }
}
