// Misconception: What ends with the screen may keep the screen. See *Until the owner goes*, page 14.
import ReactiveCore

final class ChatScreen {
  private(set) var lines: [String] = []
  private(set) var seconds = 0
  private(set) var isTooLong = false
  let draft = Subject<String>()

  private let lifetime = Lifetime()

  init(messages: Signal<String>, clock: Scheduler) {
    let ended = lifetime.ended
    messages.take(until: ended).subscribeNext { self.lines.append($0) }
    Signal.interval(.seconds(1), on: clock).take(until: ended).subscribeNext { _ in
      self.seconds += 1
    }
    draft.take(until: ended).subscribeNext { self.isTooLong = $0.count > 20 }
  }
}
