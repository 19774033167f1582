import Foundation
import ReactiveCore

/// Task 1: room for the keyboard.
///
///     keyboardWillShow  --a--a-----b--------
///     keyboardWillHide  -------x------x--x--
///     closed            ---------------|
///     room              0-a----0---b--0|
///
/// Send the keyboard's height: `a` is 260 points, `b` 301.
///
/// - Follow the timelines.
/// - Completion or disposal removes the observers.
///
/// Page: 17-pipelines, "The whole screen"
func keyboardRoom(of center: NotificationCenter, until closed: Signal<Never>) -> Signal<Int> {
  .empty()
}
