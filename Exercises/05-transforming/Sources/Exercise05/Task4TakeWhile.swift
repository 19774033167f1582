import ReactiveCore

// Task 4: build takes from `bind`.
//
//     self                           --1--2--9--3--|
//     taken(while: { $0 < 5 })       --1--2--|
//     taken(through: { $0 < 5 })     --1--2--(9|)
//     taken(first: 2)                --1--(2|)
//
// Write the steps that Given/Takes.swift passes to `bind`.
//
// Page: 05-transforming, "From bind", "Stop"

/// - Sends values until one fails `predicate`. That one ends the result.
func stepWhile<Value>(_ predicate: @escaping (Value) -> Bool) -> Step<Value> {
  { value, _ in .return(value) }
}

/// - The same, but sends the value that ends it, too.
func stepThrough<Value>(_ predicate: @escaping (Value) -> Bool) -> Step<Value> {
  { value, _ in .return(value) }
}

/// - Sends the first `count` values, at least 1. The last of them ends the result.
/// - Each subscription gets a new step.
func stepsFirst<Value>(_ count: Int) -> () -> Step<Value> {
  { { value, _ in .return(value) } }
}
