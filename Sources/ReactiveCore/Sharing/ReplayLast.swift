extension Signal {
  /// Subscribes now, and replays the last value to each subscriber.
  ///
  /// RAC: `-replayLast`. Keeps SIG-MULTICAST-2, SIG-MULTICAST-4, SIG-MULTICAST-5.
  public func replayLast() -> Signal<Value> {
    let subject = ReplaySubject<Value>(capacity: 1)
    let connection = multicast(subject.named("-replayLast", of: self))
    connection.connect()
    return connection.signal
  }
}
