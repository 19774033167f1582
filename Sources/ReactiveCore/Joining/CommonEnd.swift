/// A subscriber that several inputs send to, and which completes when all of them have.
class CommonEnd<Output>: SerialOutput<Output>, @unchecked Sendable {
  // Sendable: what follows is reached in turn.
  private var running: Int

  init(of count: Int, to subscriber: Subscriber<Output>) {
    running = count
    super.init(to: subscriber)
  }

  final func endOne() {
    turn.perform(orDefer: { self.endOne() }) {
      running -= 1
      if running == 0 { subscriber.sendCompleted() }
    }
  }
}
