extension Signal where Value: Sendable {
  /// Runs `work` once, on the first subscription, and replays its events to every subscriber.
  ///
  ///     first   --A--B--C--|
  ///     second               (ABC|)     subscribed later: the work does not run again
  ///
  /// Each subscription is made on `scheduler`. Completion and errors are replayed, too. The work
  /// continues after all subscriptions are disposed. The compiler warns about values that are not
  /// `Sendable`.
  ///
  /// RAC: `+startLazilyWithScheduler:block:`.
  @preconcurrency
  public static func startLazily(
    on scheduler: Scheduler, _ work: @escaping (_ subscriber: Subscriber<Value>) -> Void
  ) -> Signal<Value> {
    let recording = ReplaySubject<Value>()
    let hasStarted = Flag()
    let source = Signal { subscriber in
      work(subscriber)
      return nil
    }
    return Signal { subscriber in
      let subscription = recording.subscribe(subscriber)
      if hasStarted.set() { source.subscribe(recording) }
      return subscription
    }
    .subscribe(on: scheduler)
    .named("+startLazilyWithScheduler:", function: "startLazily(on:_:)") { "\(scheduler) block:" }
  }
}
