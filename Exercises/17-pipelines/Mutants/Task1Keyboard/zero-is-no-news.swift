// Slip: A room of zero is no room, so it is not sent.
import Foundation
import ReactiveCore

func keyboardRoom(of center: NotificationCenter, until closed: Signal<Never>) -> Signal<Int> {
  let shown = center.signal(for: .keyboardWillShow).map { $0.userInfo?["height"] as? Int ?? 0 }
  let hidden = center.signal(for: .keyboardWillHide).mapReplace(0)
  return shown.merge(hidden)
    .startWith(0)
    .distinctUntilChanged()
    .filter { $0 > 0 }
    .take(until: closed)
}
