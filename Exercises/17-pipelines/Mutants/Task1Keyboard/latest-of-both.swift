// Misconception: Two notifications make one value, so it is combineLatest. See *Merge*, page 06.
import Foundation
import ReactiveCore

func keyboardRoom(of center: NotificationCenter, until closed: Signal<Never>) -> Signal<Int> {
  let shown = center.signal(for: .keyboardWillShow).map { $0.userInfo?["height"] as? Int ?? 0 }
  let hidden = center.signal(for: .keyboardWillHide).mapReplace(0)
  return Signal.combineLatest(shown.startWith(0), hidden.startWith(0)) { max($0, $1) }
    .startWith(0)
    .distinctUntilChanged()
    .take(until: closed)
}
