/// Whether each of some inputs has sent a value, and when all are over: what `combineLatest` decides.
///
/// It knows no thread, calls nothing and holds no value. It is told what happened, and says what to do.
struct OneOfEach {
  private var hasSent: [Bool]
  private var missing: Int
  private var running: Int

  init(of count: Int) {
    hasSent = Array(repeating: false, count: count)
    missing = count
    running = count
  }

  /// Notes a value, and says whether there is one of each input.
  mutating func add(at place: Int) -> Bool {
    if !hasSent[place] {
      hasSent[place] = true
      missing -= 1
    }
    return missing == 0
  }

  /// Notes the end of an input, and says whether it was the last.
  mutating func endOne() -> Bool {
    running -= 1
    return running == 0
  }
}
