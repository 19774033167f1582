/// The logic of `combineLatest`: whether every input has sent a value, and when all have completed.
///
/// It is a value without threads or calls: its methods record what happened, and return what to do
/// next.
struct OneOfEach {
  private var hasSent: [Bool]
  private var missing: Int
  private var running: Int

  init(of count: Int) {
    hasSent = Array(repeating: false, count: count)
    missing = count
    running = count
  }

  /// Records a value, and returns whether every input has sent one.
  mutating func add(at place: Int) -> Bool {
    if !hasSent[place] {
      hasSent[place] = true
      missing -= 1
    }
    return missing == 0
  }

  /// Records the end of an input, and returns whether it was the last.
  mutating func endOne() -> Bool {
    running -= 1
    return running == 0
  }
}
