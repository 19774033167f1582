extension Signal where Value: Sendable {
  /// Runs `work` once, now, and replays what it sent to every subscriber.
  ///
  /// The work is given to `scheduler` by this call, with or without a subscriber. All else is as
  /// with ``startLazily(on:_:)``.
  /// Values that are not `Sendable` draw a warning.
  ///
  /// RAC: `+startEagerlyWithScheduler:block:`.
  @preconcurrency
  public static func startEagerly(
    on scheduler: Scheduler, _ work: @escaping (_ subscriber: Subscriber<Value>) -> Void
  ) -> Signal<Value> {
    let signal = startLazily(on: scheduler, work)
    signal.subscribe()
    return signal.named("+startEagerlyWithScheduler:", function: "startEagerly(on:_:)") {
      "\(scheduler) block:"
    }
  }
}
