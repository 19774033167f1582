let waits = LazyList.unfold(1) { seconds in
  (seconds, min(seconds * 2, 8))
}
print(waits.take(7).array)
