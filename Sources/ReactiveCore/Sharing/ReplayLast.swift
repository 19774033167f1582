extension Signal {
  /// Subscribes now, and replays the last value to each subscriber.
  ///
  ///     self    --A--B--C--|
  ///     first   --A--B--C--|
  ///     second               (C|)     subscribed later
  ///
  /// Completion and errors are replayed too. Disposing the subscribers doesn't end the subscription to
  /// this signal; limit it with `take(until:)`.
  ///
  /// RAC: `-replayLast`.
  public func replayLast() -> Signal<Value> {
    let subject = ReplaySubject<Value>(capacity: 1)
    let connection = multicast(named: subject.named("-replayLast", of: self))
    connection.connect()
    return connection.signal
  }
}
