import Foundation
import ReactiveCore

/// Task 1: room for the keyboard, from its timeline.
///
/// Send how much room the keyboard takes; `a` is 260 points, `b` 301.
///
///     keyboardWillShow  --a--a-----b--------
///     keyboardWillHide  -------x------x--x--
///     closed            ---------------|
///     room              0-a----0---b--0|
///
/// - Read the rules from the timelines.
/// - At its end, and when it is disposed, its observers are removed.
///
/// Page: 17-pipelines, "The keyboard", "Ends with its screen"
func keyboardRoom(of center: NotificationCenter, until closed: Signal<Never>) -> Signal<Int> {
  .empty()
}
