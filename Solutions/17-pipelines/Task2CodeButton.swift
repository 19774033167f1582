import ReactiveCore

/// The titles of a button that may be clicked again when its countdown is over.
///
/// Each click makes a countdown, which ends with its last number. `take(until:)` comes last, so that it
/// ends the clicks and the countdown that is under way.
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
