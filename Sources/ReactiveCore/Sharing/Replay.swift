extension Signal {
  /// Subscribes now, and replays everything to each subscriber.
  ///
  ///     self    --A--B--C--|
  ///     first   --A--B--C--|
  ///     second               (ABC|)     subscribed later
  ///
  /// An end is replayed too. Disposing subscribers does not end the subscription to this signal:
  /// bound it with `take(until:)`.
  ///
  /// RAC: `-replay`.
  public func replay() -> Signal<Value> {
    let connection = multicast(named: ReplaySubject().named("-replay", of: self))
    connection.connect()
    return connection.signal
  }
}
