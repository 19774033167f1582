import ReactiveCore

/// Task 1: fix three leaks.
///
///     messages      -a---b---|
///     subscribed    ^--!          released at 3 s
///
/// Each of the three subscriptions keeps the screen alive. Fix this.
///
/// - An open screen works as before, even after the messages have ended.
/// - The screen is released when its last reference is dropped.
/// - Then its subscription to `messages` ends, and the clock does no further work for the screen.
///
/// Page: 14-memory-management, "Drop the screen", "Until the owner goes"
final class ChatScreen {
  private(set) var lines: [String] = []
  private(set) var seconds = 0
  private(set) var isTooLong = false

  let draft = Subject<String>()

  init(messages: Signal<String>, clock: Scheduler) {
    messages.subscribeNext { self.lines.append($0) }
    Signal.interval(.seconds(1), on: clock).subscribeNext { _ in self.seconds += 1 }
    draft.subscribeNext { self.isTooLong = $0.count > 20 }
  }
}
