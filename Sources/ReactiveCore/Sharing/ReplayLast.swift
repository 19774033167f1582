extension Signal {
  /// Subscribes now, and replays the last value to each subscriber.
  ///
  ///     self    --A--B--C--|
  ///     first   --A--B--C--|
  ///     second               (C|)     subscribed later
  ///
  /// An end is replayed too. Disposing subscribers does not end the subscription to this signal:
  /// bound it with `take(until:)`.
  ///
  /// RAC: `-replayLast`.
  public func replayLast() -> Signal<Value> {
    let subject = ReplaySubject<Value>(capacity: 1)
    let connection = multicast(named: subject.named("-replayLast", of: self))
    connection.connect()
    return connection.signal
  }
}
