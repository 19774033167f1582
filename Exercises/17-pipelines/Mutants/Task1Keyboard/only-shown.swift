// Misconception: The height of a keyboard is in the notification that shows it. See *The keyboard*, page 17.
import Foundation
import ReactiveCore

func keyboardRoom(of center: NotificationCenter, until closed: Signal<Never>) -> Signal<Int> {
  let shown = center.signal(for: .keyboardWillShow).map { $0.userInfo?["height"] as? Int ?? 0 }
  return
    shown
    .startWith(0)
    .distinctUntilChanged()
    .take(until: closed)
}
