import ReactiveCore

// Task 4: build `take` operators from `bind`.
//
//     self                           --1--2--9--3--|
//     taken(while: { $0 < 5 })       --1--2--|
//     taken(through: { $0 < 5 })     --1--2--(9|)
//     taken(first: 2)                --1--(2|)
//
// Write the steps that Given/Takes.swift passes to `bind`.
//
// Page: 05-transforming, "One sum for all", "Stop"

/// - Ends at the first value that fails `predicate`, without sending it.
func stepWhile<Value>(_ predicate: @escaping (Value) -> Bool) -> Step<Value> {
  { value, _ in .return(value) }
}

/// - Ends after sending the first value that fails `predicate`.
func stepThrough<Value>(_ predicate: @escaping (Value) -> Bool) -> Step<Value> {
  { value, _ in .return(value) }
}

/// - Sends the first `count` values, and ends right after the last one. `count` is at least 1.
/// - Each subscription gets a new step.
func stepsFirst<Value>(_ count: Int) -> () -> Step<Value> {
  { { value, _ in .return(value) } }
}
