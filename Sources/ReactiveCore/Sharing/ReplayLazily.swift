extension Signal {
  /// Subscribes when the first subscriber does, and replays every event to each subscriber.
  ///
  /// Completion and errors are replayed too. Disposing the subscribers doesn't end the subscription to
  /// this signal; limit it with `take(until:)`.
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
