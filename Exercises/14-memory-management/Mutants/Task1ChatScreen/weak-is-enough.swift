// Misconception: Where `self` is weak, nothing can leak. See *The keyboard moves again*, page 14.
import ReactiveCore

final class ChatScreen {
  private(set) var lines: [String] = []
  private(set) var seconds = 0
  private(set) var isTooLong = false
  let draft = Subject<String>()

  init(messages: Signal<String>, clock: Scheduler) {
    messages.subscribeNext { [weak self] in self?.lines.append($0) }
    Signal.interval(.seconds(1), on: clock).subscribeNext { [weak self] _ in self?.seconds += 1 }
    draft.subscribeNext { [weak self] in self?.isTooLong = $0.count > 20 }
  }
}
