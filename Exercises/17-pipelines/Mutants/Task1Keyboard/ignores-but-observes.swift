// Misconception: What sends nothing more has ended. See *Until the owner goes*, page 17.
import Foundation
import ReactiveCore

func keyboardRoom(of center: NotificationCenter, until closed: Signal<Never>) -> Signal<Int> {
  .defer {
    let heights = Subject<Int>()
    center.signal(for: .keyboardWillShow).map { $0.userInfo?["height"] as? Int ?? 0 }
      .subscribeNext { heights.sendNext($0) }
    center.signal(for: .keyboardWillHide).subscribeNext { _ in heights.sendNext(0) }
    return heights.startWith(0).distinctUntilChanged().take(until: closed)
  }
}
