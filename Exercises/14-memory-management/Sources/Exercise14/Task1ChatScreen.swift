import ReactiveCore

/// Task 1: fix three leaks.
///
/// A chat screen shows the messages that come in, counts the seconds that it is open, and warns when
/// a draft has more than 20 characters. All of this works. But the screen is never released: each of
/// its three subscriptions keeps it alive. Close all three leaks, and keep what works.
///
/// - When the last reference to the screen is dropped, the screen is released at once.
/// - From then on nobody is subscribed to `messages`, and the clock does no more work for the screen.
///
/// The drawing is for a screen whose last reference is dropped after 3 s:
///
///     messages      -a---b---|
///     subscribed    ^--!
///
/// Rests on the page 14-memory-management, cells "Let the screen go" and
/// "Until the owner goes".
final class ChatScreen {
  private(set) var lines: [String] = []
  private(set) var seconds = 0
  private(set) var isTooLong = false

  /// What the user has typed so far.
  let draft = Subject<String>()

  init(messages: Signal<String>, clock: Scheduler) {
    messages.subscribeNext { self.lines.append($0) }
    Signal.interval(.seconds(1), on: clock).subscribeNext { _ in self.seconds += 1 }
    draft.subscribeNext { self.isTooLong = $0.count > 20 }
  }
}
