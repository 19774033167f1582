extension Signal {
  /// Subscribes now, and replays everything to each subscriber.
  ///
  /// Disposing subscribers does not end the subscription to this signal: bound it with `take(until:)`.
  ///
  /// RAC: `-replay`. Keeps SIG-MULTICAST-2, SIG-MULTICAST-4, SIG-MULTICAST-5.
  public func replay() -> Signal<Value> {
    let connection = multicast(ReplaySubject().named("-replay", of: self))
    connection.connect()
    return connection.signal
  }

  /// Subscribes now, and replays the last value to each subscriber.
  ///
  /// RAC: `-replayLast`. Keeps SIG-MULTICAST-2, SIG-MULTICAST-4, SIG-MULTICAST-5.
  public func replayLast() -> Signal<Value> {
    let subject = ReplaySubject<Value>(capacity: 1)
    let connection = multicast(subject.named("-replayLast", of: self))
    connection.connect()
    return connection.signal
  }

  /// Subscribes for the first subscriber, and replays everything to each.
  ///
  /// RAC: `-replayLazily`. Keeps SIG-MULTICAST-3…5.
  public func replayLazily() -> Signal<Value> {
    let connection = multicast(ReplaySubject())
    return Signal.defer {
      connection.connect()
      return connection.signal
    }
    .named("-replayLazily", of: self)
  }
}
