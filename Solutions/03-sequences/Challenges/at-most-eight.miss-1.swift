// What is sent is limited, and the state still runs away.
let waits = LazyList.unfold(1) { seconds in
  seconds > 60 ? nil : (min(seconds, 8), seconds * 2)
}
print(waits.take(7).array)
let fibonacci = LazyList.unfold((0, 1)) { pair in
  (pair.0, (pair.1, pair.0 + pair.1))
}
print(fibonacci.take(10).array)
