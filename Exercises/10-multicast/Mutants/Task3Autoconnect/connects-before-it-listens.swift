// Misconception: First one connects, then one listens. See *Connect again*, page 10.
extension MiniMulticastConnection {
  func autoconnect() -> MiniSignal<Value> {
    var listeners = 0
    return MiniSignal { subscriber in
      listeners += 1
      let connection = self.connect()
      let subscription = self.signal.subscribe(
        next: subscriber.sendNext, error: subscriber.sendError,
        completed: subscriber.sendCompleted)
      return MiniDisposable {
        subscription.dispose()
        listeners -= 1
        if listeners == 0 { connection.dispose() }
      }
    }
  }
}
