/// Judges again whenever what is read has changed.
///
/// A verdict is shown only if what it speaks of is still there when it comes: what was saved
/// meanwhile is judged first.
package struct Watching<State: Equatable, Verdict> {
  package let read: () -> State
  package let judge: (State) throws -> Verdict
  package let show: (Verdict) throws -> Void
  /// Lets a moment pass; false ends the watching.
  package let wait: () -> Bool

  package init(
    read: @escaping () -> State, judge: @escaping (State) throws -> Verdict,
    show: @escaping (Verdict) throws -> Void, wait: @escaping () -> Bool
  ) {
    self.read = read
    self.judge = judge
    self.show = show
    self.wait = wait
  }

  package func run() throws {
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
