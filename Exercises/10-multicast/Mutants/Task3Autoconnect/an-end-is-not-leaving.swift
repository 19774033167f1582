// Misconception: A listener leaves by disposing its subscription; the end of the source is not leaving. See *Nobody has to remember*, page 10.
extension MiniMulticastConnection {
  func autoconnect() -> MiniSignal<Value> {
    var listeners = 0
    return MiniSignal { subscriber in
      listeners += 1
      let subscription = self.signal.subscribe(
        next: subscriber.sendNext, error: subscriber.sendError,
        completed: {
          listeners += 1
          subscriber.sendCompleted()
        })
      let connection = self.connect()
      return MiniDisposable {
        subscription.dispose()
        listeners -= 1
        if listeners == 0 { connection.dispose() }
      }
    }
  }
}
