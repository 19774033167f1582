import ReactiveCore

// Task 4: build takes from `bind`.
//
//     self                           --1--2--9--3--|
//     taken(while: { $0 < 5 })       --1--2--|
//     taken(through: { $0 < 5 })     --1--2--(9|)
//     taken(first: 2)                --1--(2|)
//
// Write the steps of these operators. Given/Takes.swift passes them to `bind`.
//
// Page: 05-transforming, "From bind", "Stop"

/// - Values are sent while `predicate` is true. The first one that fails it ends the result.
func stepWhile<Value>(_ predicate: @escaping (Value) -> Bool) -> Step<Value> {
  { value, _ in .return(value) }
}

/// - The same, but the value that ends the result is sent, too.
func stepThrough<Value>(_ predicate: @escaping (Value) -> Bool) -> Step<Value> {
  { value, _ in .return(value) }
}

/// - The first `count` values are sent, at least 1, and the last of them ends the result.
/// - Each subscription gets a new step.
func stepsFirst<Value>(_ count: Int) -> () -> Step<Value> {
  { { value, _ in .return(value) } }
}
