extension Signal {
  /// Returns a signal that starts with its first subscriber,
  /// and replays every event to each subscriber.
  ///
  /// Completion and errors are replayed, too. The subscription to this signal doesn't end when the
  /// subscribers are disposed. Limit it with `take(until:)`.
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
