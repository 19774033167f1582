// `take(3)` is a list: it is printed as far as it has been computed, and that is nowhere.
func names(from number: Int) -> LazyList<String> {
  LazyList(head: { "Name \(number)" }, tail: { names(from: number + 1) })
}
print(names(from: 1).take(3))
