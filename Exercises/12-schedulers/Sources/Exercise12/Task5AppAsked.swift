import ReactiveCore

/// Task 5: the questions in what is typed.
///
/// Page 05 had a function `asked` without a clock. Now it gets its pause. Four steps make a question:
///
/// - the white space around the text goes (`trimmed` is there already),
/// - somebody has stopped typing for 0.3 seconds,
/// - it is not the question that was asked last,
/// - it is not empty.
///
/// All four have to be there, and **their order is the task**. What has to come out:
///
/// - "ca", a pause, the field wiped, a pause, "ca": asked twice. The list was empty in between.
/// - "ca", a pause, and then "cat" and "ca" again within 0.3 seconds: asked once.
/// - "ca", and the field wiped within 0.3 seconds: nothing is asked.
///
/// Rests on the page 12-schedulers, cells "Throttle" and "Test time".
func asked(_ typed: Signal<String>, on scheduler: Scheduler) -> Signal<String> {
  .empty()
}

extension String {
  /// The text without the white space at its beginning and its end.
  var trimmed: String {
    let start = drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
