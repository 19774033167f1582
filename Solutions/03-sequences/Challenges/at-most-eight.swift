let waits = LazyList.unfold(1) { seconds in
  (seconds, min(seconds * 2, 8))
}
print(waits.take(7).array)
let fibonacci = LazyList.unfold((0, 1)) { pair in
  (pair.0, (pair.1, pair.0 + pair.1))
}
print(fibonacci.take(10).array)
