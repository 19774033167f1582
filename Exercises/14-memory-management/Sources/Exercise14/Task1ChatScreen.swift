import ReactiveCore

/// Task 1: fix three leaks.
///
/// This screen is never released: each of its three subscriptions keeps it alive. Fix the leaks. A
/// screen that is released after 3 s:
///
///     messages      -a---b---|
///     subscribed    ^--!
///
/// - An open screen shows messages, counts seconds, and warns of more than 20 characters, even
///   after the messages have ended.
/// - It is released with its last reference.
/// - Then its subscription to `messages` ends, and the clock does no more work for it.
///
/// Page: 14-memory-management, "Drop the screen", "Until the owner goes"
final class ChatScreen {
  private(set) var lines: [String] = []
  private(set) var seconds = 0
  private(set) var isTooLong = false

  /// The text that the user has typed so far.
  let draft = Subject<String>()

  init(messages: Signal<String>, clock: Scheduler) {
    messages.subscribeNext { self.lines.append($0) }
    Signal.interval(.seconds(1), on: clock).subscribeNext { _ in self.seconds += 1 }
    draft.subscribeNext { self.isTooLong = $0.count > 20 }
  }
}
