import Foundation
import ReactiveCore

/// Task 1: room for the keyboard, from its timeline.
///
///     keyboardWillShow  --a--a-----b--------
///     keyboardWillHide  -------x------x--x--
///     closed            ---------------|
///     room              0-a----0---b--0|
///
/// Send how much room the keyboard takes: `a` is 260 points, `b` 301.
///
/// - Read the rules from the timelines.
/// - An end, or disposing, removes its observers.
///
/// Page: 17-pipelines, "The keyboard", "Ends with its screen"
func keyboardRoom(of center: NotificationCenter, until closed: Signal<Never>) -> Signal<Int> {
  .empty()
}
