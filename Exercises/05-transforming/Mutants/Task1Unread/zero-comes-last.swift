// Misconception: It does not matter on which side of distinctUntilChanged the first 0 stands. See *Drawn*, page 05.
// Shown by: test_an_unchanged_number_is_not_sent_again
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
    .startWith(0)
}
