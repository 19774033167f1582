import ReactiveCore

/// Task 1: how many messages are unread.
///
///     events       received  received  sent  opened  opened  received
///     unread    0  1         2               0               1
///
/// - Starts with 0, even if a message arrives immediately.
/// - A received message adds 1. A sent message changes nothing. Opening the chat resets the count.
/// - Only a changed count is sent.
/// - Each subscriber counts from 0.
/// - Completes or fails with the events.
///
/// Page: 05-transforming, "Scan", "Distinct"
func unreadCount(of events: Signal<ChatEvent>) -> Signal<Int> {
  .empty()
}
