/// How many values of some inputs wait for their row, and when no row can follow: what `zip` decides.
///
/// It knows no thread, calls nothing and holds no value. It is told what happened, and says what to do.
struct Rows {
  private var waiting: [Int]
  private var hasEnded: [Bool]
  private var missing: Int

  init(of count: Int) {
    waiting = Array(repeating: 0, count: count)
    hasEnded = Array(repeating: false, count: count)
    missing = count
  }

  /// Whether no row can follow.
  var isOver: Bool { zip(waiting, hasEnded).contains { $0 == 0 && $1 } }

  /// Notes a value, and says whether a row is complete.
  mutating func add(at place: Int) -> Bool {
    waiting[place] += 1
    if waiting[place] == 1 { missing -= 1 }
    return missing == 0
  }

  /// Notes that a row is taken.
  mutating func take() {
    for place in waiting.indices { waiting[place] -= 1 }
    missing = waiting.count { $0 == 0 }
  }

  /// Notes an end, and says whether it is over.
  mutating func end(_ place: Int) -> Bool {
    hasEnded[place] = true
    return waiting[place] == 0
  }
}
