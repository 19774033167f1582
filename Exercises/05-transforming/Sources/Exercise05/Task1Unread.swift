import ReactiveCore

/// Task 1: how many messages are unread.
///
///     events       received  received  sent  opened  opened  received
///     unread    0  1         2               0               1
///
/// - It starts with 0, even if a message arrives at once.
/// - A received message adds 1. Opening the chat sets the number to 0.
/// - A message that you send changes nothing.
/// - A number is sent only when it has changed.
/// - Each subscriber counts from 0.
/// - It completes and fails with the events.
///
/// Page: 05-transforming, "Scan", "Distinct"
func unreadCount(of events: Signal<ChatEvent>) -> Signal<Int> {
  .empty()
}
