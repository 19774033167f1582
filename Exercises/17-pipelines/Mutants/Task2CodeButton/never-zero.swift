// Slip: The last number is one, and the title after it comes by itself.
import ReactiveCore

func codeButton(
  clicks: Signal<Void>, seconds: Int, until closed: Signal<Never>, on scheduler: Scheduler
) -> Signal<String> {
  let numbers = Array((min(1, seconds)...seconds).reversed()).lazyList
  let countdown = Signal.interval(.seconds(1), on: scheduler).mapReplace(()).startWith(())
    .zip(with: numbers.signal(on: scheduler))
    .map { $1 == 0 ? "again" : "\($1)" }
  return clicks.startWith(())
    .mapReplace(countdown)
    .switchToLatest()
    .take(until: closed)
}
