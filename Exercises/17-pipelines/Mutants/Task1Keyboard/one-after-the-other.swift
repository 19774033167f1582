// Misconception: First the keyboard is shown, then it is hidden: concat. See *Concat, drawn*, page 06.
import Foundation
import ReactiveCore

func keyboardRoom(of center: NotificationCenter, until closed: Signal<Never>) -> Signal<Int> {
  let shown = center.signal(for: .keyboardWillShow).map { $0.userInfo?["height"] as? Int ?? 0 }
  let hidden = center.signal(for: .keyboardWillHide).mapReplace(0)
  return shown.concat(hidden)
    .startWith(0)
    .distinctUntilChanged()
    .take(until: closed)
}
