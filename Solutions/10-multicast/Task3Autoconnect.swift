extension MiniMulticastConnection {
  /// Returns a signal that connects for its first listener, and disposes the connection after its last.
  ///
  /// Every listener calls `connect()`, because only the first call counts. It subscribes before that,
  /// so the first one misses nothing.
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
