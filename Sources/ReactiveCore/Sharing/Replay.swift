extension Signal {
  /// Subscribes now, and returns a signal that replays every event to each subscriber.
  ///
  ///     self    --A--B--C--|
  ///     first   --A--B--C--|
  ///     second               (ABC|)     subscribed later
  ///
  /// Completion and errors are replayed, too. The subscription to this signal doesn't end when the
  /// subscribers are disposed. Limit it with `take(until:)`.
  ///
  /// RAC: `-replay`.
  public func replay() -> Signal<Value> {
    let connection = multicast(named: ReplaySubject().named("-replay", of: self))
    connection.connect()
    return connection.signal
  }
}
