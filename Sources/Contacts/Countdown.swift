import ReactiveCore

/// Returns a signal that sends the titles of the "send again" button, one second apart: 3, 2, 1,
/// and then "again".
public func countdown(on scheduler: Scheduler) -> Signal<String> {
  Signal.interval(.seconds(1), on: scheduler)
    .mapReplace(()).startWith(())
    .zip(with: [3, 2, 1, 0].lazyList.signal(on: scheduler))
    .map { $1 == 0 ? "again" : "\($1)" }
}
