import Foundation
import ReactiveCore

/// How much room the keyboard takes.
///
/// The system tells a height again when nothing has changed; only changes are news.
func keyboardRoom(of center: NotificationCenter, until closed: Signal<Never>) -> Signal<Int> {
  let shown = center.signal(for: .keyboardWillShow).map { $0.userInfo?["height"] as? Int ?? 0 }
  let hidden = center.signal(for: .keyboardWillHide).mapReplace(0)
  return shown.merge(hidden)
    .startWith(0)
    .distinctUntilChanged()
    .take(until: closed)
}
