/// The end of several inputs that are joined: with the first error, or when all have completed.
class CommonEnd<Output>: Serializer, @unchecked Sendable {
  // Sendable: what follows is reached in turn.
  final let subscriber: Subscriber<Output>
  private var running: Int

  init(of count: Int, to subscriber: Subscriber<Output>) {
    self.subscriber = subscriber
    running = count
  }

  final func fail(_ error: any Error) {
    perform(orDefer: { self.fail(error) }) { subscriber.sendError(error) }
  }

  final func endOne() {
    perform(orDefer: { self.endOne() }) {
      running -= 1
      if running == 0 { subscriber.sendCompleted() }
    }
  }
}
