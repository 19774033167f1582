extension MiniSignal {
  func multicast(_ subject: MiniSubject<Value>) -> MiniMulticastConnection<Value> {
    MiniMulticastConnection(source: self, subject: subject)
  }

  func publish() -> MiniMulticastConnection<Value> {
    multicast(MiniSubject())
  }

  func replay() -> MiniSignal<Value> {
    let connection = multicast(MiniReplaySubject())
    connection.connect()
    return connection.signal
  }

  func replayLast() -> MiniSignal<Value> {
    let connection = multicast(MiniReplaySubject(capacity: 1))
    connection.connect()
    return connection.signal
  }

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
