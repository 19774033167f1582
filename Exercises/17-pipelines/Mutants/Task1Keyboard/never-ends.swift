// Misconception: A chain ends with the screen that uses it. See *Until the owner goes*, page 17.
import Foundation
import ReactiveCore

func keyboardRoom(of center: NotificationCenter, until closed: Signal<Never>) -> Signal<Int> {
  let shown = center.signal(for: .keyboardWillShow).map { $0.userInfo?["height"] as? Int ?? 0 }
  let hidden = center.signal(for: .keyboardWillHide).mapReplace(0)
  return shown.merge(hidden)
    .startWith(0)
    .distinctUntilChanged()
}
