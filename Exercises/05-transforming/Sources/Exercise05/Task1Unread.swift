import ReactiveCore

/// Task 1: the number of unread messages.
///
///     events       received  received  sent  opened  opened  received
///     unread    0  1         2               0               1
///
/// - Starts with 0, even if a message arrives immediately.
/// - A received message adds 1. A sent message changes nothing. Opening the chat resets the count.
/// - The count is sent only when it changes.
/// - Each subscriber's count starts with 0.
/// - Completes when `events` completes, and fails when it fails.
///
/// Page: 05-transforming, "Scan", "Distinct"
func unreadCount(of events: Signal<ChatEvent>) -> Signal<Int> {
  .empty()
}
