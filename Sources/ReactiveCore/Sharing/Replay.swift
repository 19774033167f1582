extension Signal {
  /// Subscribes now, and replays every event to each subscriber.
  ///
  ///     self    --A--B--C--|
  ///     first   --A--B--C--|
  ///     second               (ABC|)     subscribed later
  ///
  /// Completion and errors are replayed too. Disposing the subscribers doesn't end the subscription to
  /// this signal; limit it with `take(until:)`.
  ///
  /// RAC: `-replay`.
  public func replay() -> Signal<Value> {
    let connection = multicast(named: ReplaySubject().named("-replay", of: self))
    connection.connect()
    return connection.signal
  }
}
