import ReactiveCore

/// A screen that shows messages, counts seconds, and warns about long drafts.
///
/// `messages` and the clock outlive the screen, so `lifetime` must end these two subscriptions.
/// The draft is released with the screen.
final class ChatScreen {
  private(set) var lines: [String] = []
  private(set) var seconds = 0
  private(set) var isTooLong = false

  /// The text that the user has typed so far.
  let draft = Subject<String>()

  private let lifetime = Lifetime()

  init(messages: Signal<String>, clock: Scheduler) {
    messages.take(until: lifetime.ended)
      .subscribeNext { [weak self] in self?.lines.append($0) }
    Signal.interval(.seconds(1), on: clock).take(until: lifetime.ended)
      .subscribeNext { [weak self] _ in self?.seconds += 1 }
    draft.subscribeNext { [weak self] in self?.isTooLong = $0.count > 20 }
  }
}
