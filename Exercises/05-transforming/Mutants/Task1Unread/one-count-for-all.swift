// Misconception: A variable beside the chain is as good as a scan. See *Scan*, page 05.
import ReactiveCore

func unreadCount(of events: Signal<ChatEvent>) -> Signal<Int> {
  var unread = 0
  return
    events
    .map { event in
      switch event {
      case .received: unread += 1
      case .sent: break
      case .opened: unread = 0
      }
      return unread
    }
    .startWith(0)
    .distinctUntilChanged()
}
