// Misconception: It is early enough to end a subscription with the first value after the screen has been released. See *Until the owner goes*, page 14.
import ReactiveCore

final class ChatScreen {
  private(set) var lines: [String] = []
  private(set) var seconds = 0
  private(set) var isTooLong = false
  let draft = Subject<String>()

  init(messages: Signal<String>, clock: Scheduler) {
    messages.take(while: { [weak self] _ in self != nil })
      .subscribeNext { [weak self] in self?.lines.append($0) }
    Signal.interval(.seconds(1), on: clock).take(while: { [weak self] _ in self != nil })
      .subscribeNext { [weak self] _ in self?.seconds += 1 }
    draft.map { $0.count > 20 }.bind(to: \.isTooLong, on: self)
  }
}
