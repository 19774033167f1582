// The element is limited and the state is not: past 60 the list ends, before its seventh wait.
let waits = LazyList.unfold(1) { seconds in
  seconds > 60 ? nil : (min(seconds, 8), seconds * 2)
}
print(waits.take(7).array)
