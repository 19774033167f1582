func numbers(from number: Int) -> LazyList<Int> {
  LazyList(head: { number }, tail: { numbers(from: number + 1) })
}
let squares = numbers(from: 1).filter { $0.isMultiple(of: 2) }.map { $0 * $0 }
print(squares.take(3).array)
