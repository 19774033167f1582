// Misconception: An observer ends with the signal that it sends to. See *Until the owner goes*, page 17.
import Foundation
import ReactiveCore

func keyboardRoom(of center: NotificationCenter, until closed: Signal<Never>) -> Signal<Int> {
  Signal<Int> { subscriber in
    nonisolated(unsafe) let subscriber = subscriber
    _ = center.addObserver(forName: .keyboardWillShow, object: nil, queue: nil) {
      subscriber.sendNext($0.userInfo?["height"] as? Int ?? 0)
    }
    _ = center.addObserver(forName: .keyboardWillHide, object: nil, queue: nil) { _ in
      subscriber.sendNext(0)
    }
    return nil
  }
  .startWith(0).distinctUntilChanged().take(until: closed)
}
