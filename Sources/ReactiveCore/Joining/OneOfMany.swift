/// Which one of many signals is heard, and when all are over: what `switchToLatest` and `exhaustMap` decide.
///
/// It knows no thread and calls nothing. It is told what happened, and says what to do.
struct OneOfMany {
  private var latest = 0
  private var latestIsOver = true
  private var outerIsOver = false

  private var isOver: Bool { outerIsOver && latestIsOver }

  /// Whether no signal runs; whoever is told so is to start one.
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

  /// Whether a signal is the latest, so that what it sends goes on.
  func hears(_ number: Int) -> Bool { number == latest }

  /// Notes the end of a signal, and returns whether the result completes.
  mutating func end(_ number: Int) -> Bool {
    if hears(number) { latestIsOver = true }
    return isOver
  }

  /// Notes that no more signals will come, and returns whether the result completes.
  mutating func endOuter() -> Bool {
    outerIsOver = true
    return isOver
  }
}
