import Foundation
import ReactiveCore

/// Task 1: room for the keyboard, from its timeline.
///
/// Send how much room the keyboard takes. Read the rules off the timelines: what comes first, what is
/// sent twice, and when it ends. `a` is a keyboard of 260 points, `b` one of 301.
///
///     keyboardWillShow  --a--a-----b--------
///     keyboardWillHide  -------x------x--x--
///     closed            ---------------|
///     room              0-a----0---b--0|
///
/// Rests on the page 17-pipelines, cells "The keyboard" and "Until the owner goes".
func keyboardRoom(of center: NotificationCenter, until closed: Signal<Never>) -> Signal<Int> {
  .empty()
}
