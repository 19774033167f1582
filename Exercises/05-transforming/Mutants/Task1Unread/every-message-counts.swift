// Slip: A message is a message, whoever sent it.
import ReactiveCore

func unreadCount(of events: Signal<ChatEvent>) -> Signal<Int> {
  events
    .scan(0) { unread, event in event == .opened ? 0 : unread + 1 }
    .startWith(0)
    .distinctUntilChanged()
}
