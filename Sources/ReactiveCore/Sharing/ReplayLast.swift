extension Signal {
  /// Subscribes now, and returns a signal that replays the last value to each subscriber.
  ///
  ///     self    --A--B--C--|
  ///     first   --A--B--C--|
  ///     second               (C|)     subscribed later
  ///
  /// Completion and errors are replayed, too. The subscription to this signal doesn't end when the
  /// subscribers are disposed. Limit it with `take(until:)`.
  ///
  /// RAC: `-replayLast`.
  public func replayLast() -> Signal<Value> {
    let subject = ReplaySubject<Value>(capacity: 1)
    let connection = multicast(named: subject.named("-replayLast", of: self))
    connection.connect()
    return connection.signal
  }
}
