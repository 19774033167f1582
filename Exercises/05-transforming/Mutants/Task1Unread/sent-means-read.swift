// Slip: Somebody who sends a message has read the others.
import ReactiveCore

func unreadCount(of events: Signal<ChatEvent>) -> Signal<Int> {
  events
    .scan(0) { unread, event in event == .received ? unread + 1 : 0 }
    .startWith(0)
    .distinctUntilChanged()
}
