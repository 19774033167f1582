// Slip: Before the first notification nothing is known, so nothing is sent.
import Foundation
import ReactiveCore

func keyboardRoom(of center: NotificationCenter, until closed: Signal<Never>) -> Signal<Int> {
  let shown = center.signal(for: .keyboardWillShow).map { $0.userInfo?["height"] as? Int ?? 0 }
  let hidden = center.signal(for: .keyboardWillHide).mapReplace(0)
  return shown.merge(hidden)
    .distinctUntilChanged()
    .take(until: closed)
}
