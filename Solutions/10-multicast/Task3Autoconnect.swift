extension MiniMulticastConnection {
  /// Returns a signal that connects for its first subscriber, and disconnects after its last.
  ///
  /// Each subscriber subscribes to `signal` before it calls `connect()`, so the first one misses
  /// nothing. Only the first call connects.
  func autoconnect() -> MiniSignal<Value> {
    var subscribers = 0
    return MiniSignal { subscriber in
      subscribers += 1
      let subscription = self.signal.subscribe(
        next: subscriber.sendNext, error: subscriber.sendError,
        completed: subscriber.sendCompleted)
      let connection = self.connect()
      return MiniDisposable {
        subscription.dispose()
        subscribers -= 1
        if subscribers == 0 { connection.dispose() }
      }
    }
  }
}
