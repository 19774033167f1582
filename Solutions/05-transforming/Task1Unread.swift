import ReactiveCore

/// How many messages are unread, from 0 on, whenever that changes.
///
/// The first 0 stands in front of `distinctUntilChanged`, so that it is not followed by another one.
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
    .distinctUntilChanged()
}
