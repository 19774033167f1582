// `take(7)` takes at most seven, and this list ends after four.
let waits = LazyList.unfold(1) { seconds in
  seconds > 8 ? nil : (seconds, seconds * 2)
}
print(waits.take(7).array)
