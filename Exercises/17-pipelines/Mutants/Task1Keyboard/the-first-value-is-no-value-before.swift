// Misconception: The value of startWith is not compared with the next one. See *Distinct*, page 05.
import Foundation
import ReactiveCore

func keyboardRoom(of center: NotificationCenter, until closed: Signal<Never>) -> Signal<Int> {
  let shown = center.signal(for: .keyboardWillShow).map { $0.userInfo?["height"] as? Int ?? 0 }
  let hidden = center.signal(for: .keyboardWillHide).mapReplace(0)
  return shown.merge(hidden)
    .distinctUntilChanged()
    .startWith(0)
    .take(until: closed)
}
