import ReactiveCore

/// Task 5: the questions in what is typed.
///
///     typed  "ca" pause "" pause "ca" pause    asked  "ca" "ca"
///
/// The order of these four steps is the task:
///
/// - The white space around the text is removed, by `trimmed`.
/// - A text is asked if nothing else is typed for 0.3 seconds.
/// - The same question is not asked twice, unless the field was empty for a pause in between.
/// - An empty text is not asked.
///
/// - Each subscriber compares with its own last question.
///
/// Page: 12-schedulers, "Throttle", "Test time"
func asked(_ typed: Signal<String>, on scheduler: Scheduler) -> Signal<String> {
  .empty()
}

extension String {
  var trimmed: String {
    let start = drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
