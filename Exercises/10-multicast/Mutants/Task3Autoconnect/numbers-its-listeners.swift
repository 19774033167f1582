// Misconception: A listener is known by its number: how many were there before. See *Autoconnect*, page 10.

extension MiniMulticastConnection {
  func autoconnect() -> MiniSignal<Value> {
    var listeners: Set<Int> = []
    return MiniSignal { subscriber in
      let number = listeners.count
      listeners.insert(number)
      let subscription = self.signal.subscribe(
        next: subscriber.sendNext, error: subscriber.sendError,
        completed: subscriber.sendCompleted)
      let connection = self.connect()
      return MiniDisposable {
        subscription.dispose()
        listeners.remove(number)
        if listeners.isEmpty { connection.dispose() }
      }
    }
  }
}
