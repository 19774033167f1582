import ReactiveCore

/// Task 1: how many messages are unread.
///
///     events       received  received  sent  opened  opened  received
///     unread    0  1         2               0               1
///
/// - Starts with 0, even if a message arrives at once.
/// - A received message adds 1, and opening the chat resets it to 0.
/// - A sent message changes nothing.
/// - A number is sent only when it has changed.
/// - Each subscriber counts from 0.
/// - Completes and fails with the events.
///
/// Page: 05-transforming, "Scan", "Distinct"
func unreadCount(of events: Signal<ChatEvent>) -> Signal<Int> {
  .empty()
}
