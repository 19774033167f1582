// Misconception: To leave is to stop listening; the connection goes on for the next one. See *Nobody has to remember*, page 10.
extension MiniMulticastConnection {
  func autoconnect() -> MiniSignal<Value> {
    var listeners = 0
    return MiniSignal { subscriber in
      listeners += 1
      let subscription = self.signal.subscribe(
        next: subscriber.sendNext, error: subscriber.sendError,
        completed: subscriber.sendCompleted)
      self.connect()
      return MiniDisposable {
        subscription.dispose()
      }
    }
  }
}
