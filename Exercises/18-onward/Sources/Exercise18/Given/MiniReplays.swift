extension MiniSignal {
  /// Shares one subscription to this signal through `subject`, once it is connected.
  func multicast(_ subject: MiniSubject<Value>) -> MiniMulticastConnection<Value> {
    MiniMulticastConnection(source: self, subject: subject)
  }

  /// Shares one subscription to this signal through a plain subject, once it is connected.
  func publish() -> MiniMulticastConnection<Value> {
    multicast(MiniSubject())
  }

  /// Subscribes now, and replays everything to each listener.
  func replay() -> MiniSignal<Value> {
    let connection = multicast(MiniReplaySubject())
    connection.connect()
    return connection.signal
  }

  /// Subscribes now, and replays the last value to each listener.
  func replayLast() -> MiniSignal<Value> {
    let connection = multicast(MiniReplaySubject(capacity: 1))
    connection.connect()
    return connection.signal
  }

  /// Subscribes for the first listener, and replays everything to each.
  ///
  /// Every listener connects, and the connection knows that only the first time counts.
  func replayLazily() -> MiniSignal<Value> {
    let connection = multicast(MiniReplaySubject())
    return MiniSignal { subscriber in
      connection.connect()
      return connection.signal.subscribe(
        next: subscriber.sendNext, error: subscriber.sendError,
        completed: subscriber.sendCompleted)
    }
  }
}
