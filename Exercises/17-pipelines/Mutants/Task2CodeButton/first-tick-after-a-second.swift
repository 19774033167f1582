// Misconception: A clock ticks at once when it is started. See *Interval*, page 12.
import ReactiveCore

func codeButton(
  clicks: Signal<Void>, seconds: Int, until closed: Signal<Never>, on scheduler: Scheduler
) -> Signal<String> {
  let numbers = Array((0...seconds).reversed()).lazyList
  let countdown = Signal.interval(.seconds(1), on: scheduler).mapReplace(())
    .zip(with: numbers.signal(on: scheduler))
    .map { $1 == 0 ? "again" : "\($1)" }
  return clicks.startWith(())
    .mapReplace(countdown)
    .switchToLatest()
    .take(until: closed)
}
