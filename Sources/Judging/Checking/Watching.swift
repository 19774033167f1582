/// Judges again whenever what is read has changed.
///
/// A verdict is shown only if the text that it is about still stands: a text that was saved meanwhile is judged
/// first.
package struct Watching<Text: Equatable, Verdict> {
  package let read: () -> Text
  package let judge: (Text) throws -> Verdict
  package let show: (Verdict) throws -> Void
  /// Lets a moment pass; false ends the watching.
  package let wait: () -> Bool

  package init(
    read: @escaping () -> Text, judge: @escaping (Text) throws -> Verdict,
    show: @escaping (Verdict) throws -> Void, wait: @escaping () -> Bool
  ) {
    self.read = read
    self.judge = judge
    self.show = show
    self.wait = wait
  }

  package func run() throws {
    while true {
      let text = read()
      let verdict = try judge(text)
      guard read() == text else { continue }
      try show(verdict)
      while read() == text {
        guard wait() else { return }
      }
    }
  }
}
