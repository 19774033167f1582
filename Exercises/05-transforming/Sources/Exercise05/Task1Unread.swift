import ReactiveCore

/// Task 1: how many messages are unread.
///
///     events       received  received  sent  opened  opened  received
///     unread    0  1         2               0               1
///
/// The icon of a chat shows the number of unread messages.
///
/// - It begins with 0, at once.
/// - A received message adds 1. Opening the chat sets the number to 0.
/// - A message that you send changes nothing.
/// - A number is sent only when it differs from the one before.
/// - Each subscriber counts separately, with one subscription to the events.
/// - It ends with the events, and fails with them.
///
/// Rests on the page 05-transforming, cells "Scan" and "Distinct".
func unreadCount(of events: Signal<ChatEvent>) -> Signal<Int> {
  .empty()
}
