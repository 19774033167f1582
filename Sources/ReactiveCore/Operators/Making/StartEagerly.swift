extension Signal where Value: Sendable {
  /// Schedules `work` immediately, and replays its events to every subscriber.
  ///
  /// The work runs once on `scheduler`, even without a subscriber. Completion, errors, and disposal
  /// work as with ``startLazily(on:_:)``. The compiler warns about values that are not `Sendable`.
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
