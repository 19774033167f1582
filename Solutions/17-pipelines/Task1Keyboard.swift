import Foundation
import ReactiveCore

/// Returns a signal of the keyboard's height, which is 0 while the keyboard is hidden.
func keyboardRoom(of center: NotificationCenter, until closed: Signal<Never>) -> Signal<Int> {
  let shown = center.signal(for: .keyboardWillShow).map { $0.userInfo?["height"] as? Int ?? 0 }
  let hidden = center.signal(for: .keyboardWillHide).mapReplace(0)
  return shown.merge(hidden)
    .startWith(0)
    .distinctUntilChanged()
    .take(until: closed)
}
