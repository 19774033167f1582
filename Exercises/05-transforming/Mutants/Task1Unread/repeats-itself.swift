// Misconception: A scan sends only when its result has changed. See *Scan*, page 05.
import ReactiveCore

func unreadCount(of events: Signal<ChatEvent>) -> Signal<Int> {
  events
    .scan(0) { unread, event in
      switch event {
      case .received: unread + 1
      case .sent: unread
      case .opened: 0
      }
    }
    .startWith(0)
}
