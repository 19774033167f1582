extension MiniMulticastConnection {
  /// Returns a signal that connects for its first subscriber and disconnects after its last.
  ///
  /// Every subscriber can call `connect()`, because only the first call connects. The
  /// subscription comes before the call, so the first subscriber misses nothing.
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
