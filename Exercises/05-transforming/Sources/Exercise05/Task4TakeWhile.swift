import ReactiveCore

// Task 4: build takes from `bind`.
//
// A step of `bind` makes a signal of each value. It can also end the result: with `stop`, or with
// `nil`. Write the steps of three operators. `Given/Takes.swift` hands them to `bind`.
//
//     self                           --1--2--9--3--|
//     taken(while: { $0 < 5 })       --1--2--|
//     taken(through: { $0 < 5 })     --1--2--(9|)
//     taken(first: 2)                --1--(2|)
//
// Rests on the page 05-transforming, cells "From bind" and "Stop".

/// The step that sends values while `predicate` is true of them, and ends with the first that fails
/// it.
func stepWhile<Value>(_ predicate: @escaping (Value) -> Bool) -> Step<Value> {
  { value, _ in .return(value) }
}

/// The step that sends what ``stepWhile(_:)`` sends, and also the value that ends it.
func stepThrough<Value>(_ predicate: @escaping (Value) -> Bool) -> Step<Value> {
  { value, _ in .return(value) }
}

/// Makes, for each subscription, the step that sends the first `count` values and ends with the
/// last of them; `count` is at least 1.
func stepsFirst<Value>(_ count: Int) -> () -> Step<Value> {
  { { value, _ in .return(value) } }
}
