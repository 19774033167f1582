/// Lets the one thread in, and knows how often it is inside.
struct RecursiveLock: ~Copyable {
  private let depth = Counter()

  init(isTaken: Bool = false) {}

  @inline(__always)
  borrowing func withLock<Result>(_ body: () -> Result) -> Result {
    enter()
    defer { leave() }
    return body()
  }

  borrowing func enter() { depth.value += 1 }

  borrowing func enterUnlessDeadlock() -> Bool {
    enter()
    return true
  }

  var isOutermost: Bool { depth.value == 1 }

  borrowing func leave() { depth.value -= 1 }
}

private final class Counter {
  var value = 0
}
