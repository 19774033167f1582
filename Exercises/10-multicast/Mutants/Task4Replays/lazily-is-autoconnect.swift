// Misconception: To connect for the first listener is what autoconnect does. See *A replay goes on*, page 10.
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
    multicast(MiniReplaySubject()).autoconnect()
  }
}
