import Foundation
import ReactiveCore

/// Returns the room that the keyboard takes.
func keyboardRoom(of center: NotificationCenter, until closed: Signal<Never>) -> Signal<Int> {
  let shown = center.signal(for: .keyboardWillShow).map { $0.userInfo?["height"] as? Int ?? 0 }
  let hidden = center.signal(for: .keyboardWillHide).mapReplace(0)
  return shown.merge(hidden)
    .startWith(0)
    .distinctUntilChanged()
    .take(until: closed)
}
