import ReactiveCore

/// Returns the titles of a button that counts down.
///
/// `take(until:)` comes last, so it ends both the clicks and the running countdown.
func codeButton(
  clicks: Signal<Void>, seconds: Int, until closed: Signal<Never>, on scheduler: Scheduler
) -> Signal<String> {
  let numbers = Array((0...seconds).reversed()).lazyList
  let countdown = Signal.interval(.seconds(1), on: scheduler).mapReplace(()).startWith(())
    .zip(with: numbers.signal(on: scheduler))
    .map { $1 == 0 ? "again" : "\($1)" }
  return clicks.startWith(())
    .mapReplace(countdown)
    .switchToLatest()
    .take(until: closed)
}
