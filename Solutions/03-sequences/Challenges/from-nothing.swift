func names(from number: Int) -> LazyList<String> {
  LazyList(head: { "Name \(number)" }, tail: { names(from: number + 1) })
}
print(names(from: 1).take(3).array)
