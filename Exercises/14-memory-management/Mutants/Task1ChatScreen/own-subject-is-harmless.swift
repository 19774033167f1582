// Misconception: A subscription to the screen's own subject ends with the screen, so `self` may be strong there. See *Let the screen go*, page 14.
import ReactiveCore

final class ChatScreen {
  private(set) var lines: [String] = []
  private(set) var seconds = 0
  private(set) var isTooLong = false
  let draft = Subject<String>()

  private let lifetime = Lifetime()

  init(messages: Signal<String>, clock: Scheduler) {
    messages.take(until: lifetime.ended).subscribeNext { [weak self] in self?.lines.append($0) }
    Signal.interval(.seconds(1), on: clock).take(until: lifetime.ended)
      .subscribeNext { [weak self] _ in self?.seconds += 1 }
    draft.subscribeNext { self.isTooLong = $0.count > 20 }
  }
}
