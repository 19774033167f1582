/// Judges again whenever what is read has changed.
///
/// A verdict is shown only if what it speaks of is still there when it comes: what was saved
/// meanwhile is judged first.
struct Watching<State: Equatable, Verdict> {
  let read: () -> State
  let judge: (State) throws -> Verdict
  let show: (Verdict) throws -> Void
  /// Lets a moment pass; false ends the watching.
  let wait: () -> Bool

  func run() throws {
    while true {
      let state = read()
      let verdict = try judge(state)
      guard read() == state else { continue }
      try show(verdict)
      while read() == state {
        guard wait() else { return }
      }
    }
  }
}
