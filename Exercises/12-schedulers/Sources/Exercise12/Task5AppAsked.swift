import ReactiveCore

/// Task 5: questions from typed text.
///
///     typed  "ca" pause "" pause "ca" pause    asked  "ca" "ca"
///
/// Put these four steps in the right order:
///
/// - `trimmed` removes the white space around the text.
/// - A question is asked after 0.3 seconds without typing.
/// - A question is not asked twice in a row, unless the field was empty for a pause in between.
/// - Empty text is not sent as a question.
///
/// - The last question is tracked separately for each subscriber.
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
