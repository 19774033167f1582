// Misconception: The start value of a scan is sent first. See *Scan*, page 05.
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
    .distinctUntilChanged()
}
