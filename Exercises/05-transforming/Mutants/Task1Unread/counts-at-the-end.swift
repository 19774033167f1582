// Misconception: A fold is sent when all events are there. See *Scan*, page 05.
import ReactiveCore

func unreadCount(of events: Signal<ChatEvent>) -> Signal<Int> {
  events
    .aggregate(0) { unread, event in
      switch event {
      case .received: unread + 1
      case .sent: unread
      case .opened: 0
      }
    }
    .startWith(0)
    .distinctUntilChanged()
}
