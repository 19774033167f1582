import ReactiveCore

/// Returns a signal that sends 0 and then the number of unread messages each time it changes.
///
/// `startWith` comes before `distinctUntilChanged`, so that a second 0 is dropped.
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
