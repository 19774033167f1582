// Misconception: It is enough to dispose everything in `deinit`. See *Let the screen go*, page 14.
import ReactiveCore

final class ChatScreen {
  private(set) var lines: [String] = []
  private(set) var seconds = 0
  private(set) var isTooLong = false
  let draft = Subject<String>()

  private let subscriptions: CompoundDisposable

  init(messages: Signal<String>, clock: Scheduler) {
    subscriptions = CompoundDisposable()
    subscriptions.add(messages.subscribeNext { self.lines.append($0) })
    subscriptions.add(
      Signal.interval(.seconds(1), on: clock).subscribeNext { _ in self.seconds += 1 })
    subscriptions.add(draft.subscribeNext { self.isTooLong = $0.count > 20 })
  }

  deinit { subscriptions.dispose() }
}
