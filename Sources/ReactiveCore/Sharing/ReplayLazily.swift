extension Signal {
  /// Subscribes for the first subscriber, and replays everything to each.
  ///
  /// An end is replayed too. Disposing subscribers does not end the subscription to this signal:
  /// bound it with `take(until:)`.
  ///
  /// RAC: `-replayLazily`.
  public func replayLazily() -> Signal<Value> {
    let connection = multicast(ReplaySubject())
    return Signal.defer {
      connection.connect()
      return connection.signal
    }
    .named("-replayLazily", of: self)
  }
}
