/// The logic of `switchToLatest` and `exhaustMap`: which signal is heard, and when all have
/// completed.
///
/// It is a value without threads or calls: its methods record what happened, and return what to do
/// next.
struct OneOfMany {
  private var latest = 0
  private var latestIsOver = true
  private var outerIsOver = false

  private var isOver: Bool { outerIsOver && latestIsOver }

  /// Returns whether no signal runs.
  ///
  /// If so, the caller starts one.
  mutating func admitIfFree() -> Bool {
    defer { latestIsOver = false }
    return latestIsOver
  }

  /// Makes another signal the latest, and returns its number.
  mutating func change() -> Int {
    latest += 1
    latestIsOver = false
    return latest
  }

  /// Returns whether a signal is the latest, so that its events are forwarded.
  func hears(_ number: Int) -> Bool { number == latest }

  /// Records the end of a signal, and returns whether the result completes.
  mutating func end(_ number: Int) -> Bool {
    if hears(number) { latestIsOver = true }
    return isOver
  }

  /// Records that no more signals will arrive, and returns whether the result completes.
  mutating func endOuter() -> Bool {
    outerIsOver = true
    return isOver
  }
}
