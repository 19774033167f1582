extension Signal {
  /// Runs `work` once, now, and replays what it sent to every subscriber.
  ///
  /// RAC: `+startEagerlyWithScheduler:block:`. Keeps SIG-START-2…7.
  public static func startEagerly(
    on scheduler: Scheduler, _ work: @escaping (_ subscriber: Subscriber<Value>) -> Void
  ) -> Signal<Value> {
    let signal = startLazily(on: scheduler, work)
    signal.subscribe()
    return signal.named("+startEagerlyWithScheduler:") { "\(scheduler) block:" }
  }
}
