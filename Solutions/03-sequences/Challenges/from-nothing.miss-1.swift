// The tail is the same list again, so its number never grows.
func names(from number: Int) -> LazyList<String> {
  LazyList(head: { "Name \(number)" }, tail: { names(from: number) })
}
print(names(from: 1).take(3).array)
