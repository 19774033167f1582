import ReactiveCore

/// Task 1: how many messages are unread.
///
/// A chat's icon shows how many messages you have not read. Make the signal of that number.
///
/// - It begins with 0, at once.
/// - A message that is received makes it one larger. Opening the chat sets it to 0.
/// - A message that you send changes nothing.
/// - A number is sent only when it differs from the one before.
/// - Each subscriber counts for itself, with one subscription to the events.
///
///     events       received  received  sent  opened  opened  received
///     unread    0  1         2               0               1
///
/// Rests on the page 05-transforming, cells "Scan" and "Distinct".
func unreadCount(of events: Signal<ChatEvent>) -> Signal<Int> {
  .empty()
}
