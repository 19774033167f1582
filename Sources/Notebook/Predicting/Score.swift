/// How many predictions were right.
struct Score: Equatable {
  private(set) var right = 0
  private(set) var all = 0

  mutating func add(_ verdict: Verdict) {
    all += 1
    if verdict == .right { right += 1 }
  }
}
