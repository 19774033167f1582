// Misconception: Autoconnect means that it connects by itself, at once. See *Autoconnect*, page 10.
extension MiniMulticastConnection {
  func autoconnect() -> MiniSignal<Value> {
    var listeners = 0
    let connection = connect()
    return MiniSignal { subscriber in
      listeners += 1
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
