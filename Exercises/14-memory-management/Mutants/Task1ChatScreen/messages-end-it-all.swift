// Misconception: When the messages end, the screen has nothing more to do. See *Two ends*, page 14.
// Shown by: test_the_clock_goes_on_when_the_messages_end_or_fail
import ReactiveCore

final class ChatScreen {
  private(set) var lines: [String] = []
  private(set) var seconds = 0
  private(set) var isTooLong = false
  let draft = Subject<String>()

  private let lifetime = Lifetime()

  init(messages: Signal<String>, clock: Scheduler) {
    let ended = Signal<Void>.merge([
      messages.ignoreValues().map { _ in () }.catchTo(.empty())
    ]).concat(.return(()))
    messages.take(until: lifetime.ended).subscribeNext { [weak self] in self?.lines.append($0) }
    Signal.interval(.seconds(1), on: clock).take(until: lifetime.ended).take(until: ended)
      .subscribeNext { [weak self] _ in self?.seconds += 1 }
    draft.map { $0.count > 20 }.bind(to: \.isTooLong, on: self)
  }
}
