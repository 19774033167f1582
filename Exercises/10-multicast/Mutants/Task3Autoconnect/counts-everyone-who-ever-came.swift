// Misconception: The last one to leave is the one who came last. See *Autoconnect*, page 10.
extension MiniMulticastConnection {
  func autoconnect() -> MiniSignal<Value> {
    var listeners = 0
    return MiniSignal { subscriber in
      listeners += 1
      let number = listeners
      let subscription = self.signal.subscribe(
        next: subscriber.sendNext, error: subscriber.sendError,
        completed: subscriber.sendCompleted)
      let connection = self.connect()
      return MiniDisposable {
        subscription.dispose()
        if listeners == number { connection.dispose() }
      }
    }
  }
}
