/// The logic of `zip`: how many values of each input wait for their row, and when no row can
/// follow.
///
/// It is a value without threads or calls: its methods record what happened, and return what to do
/// next.
struct Rows {
  private var waiting: [Int]
  private var hasEnded: [Bool]
  private var missing: Int

  init(of count: Int) {
    waiting = Array(repeating: 0, count: count)
    hasEnded = Array(repeating: false, count: count)
    missing = count
  }

  /// A Boolean value that indicates whether no row can follow.
  var isOver: Bool { zip(waiting, hasEnded).contains { $0 == 0 && $1 } }

  /// Records a value, and returns whether a row is complete.
  mutating func add(at place: Int) -> Bool {
    waiting[place] += 1
    if waiting[place] == 1 { missing -= 1 }
    return missing == 0
  }

  /// Records that a row was taken.
  mutating func take() {
    for place in waiting.indices { waiting[place] -= 1 }
    missing = waiting.count { $0 == 0 }
  }

  /// Records the end of an input, and returns whether no row can follow.
  mutating func end(_ place: Int) -> Bool {
    hasEnded[place] = true
    return waiting[place] == 0
  }
}
