extension MiniMulticastConnection {
  /// A signal that connects for its first listener, and disconnects after its last.
  ///
  /// Every listener asks to connect; the connection knows that only the first asking counts. He joins
  /// the subject before that, so that he misses nothing.
  func autoconnect() -> MiniSignal<Value> {
    var listeners = 0
    return MiniSignal { subscriber in
      listeners += 1
      let subscription = self.signal.subscribe(
        next: subscriber.sendNext, error: subscriber.sendError,
        completed: subscriber.sendCompleted)
      let connection = self.connect()
      return MiniDisposable {
        subscription.dispose()
        listeners -= 1
        if listeners == 0 { connection.dispose() }
      }
    }
  }
}
