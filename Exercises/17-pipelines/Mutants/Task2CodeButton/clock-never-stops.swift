// Misconception: Numbers can be counted off a clock with scan; nobody has to end it. See *Interval*, page 12.
import ReactiveCore

func codeButton(
  clicks: Signal<Void>, seconds: Int, until closed: Signal<Never>, on scheduler: Scheduler
) -> Signal<String> {
  let countdown = Signal.interval(.seconds(1), on: scheduler).mapReplace(()).startWith(())
    .scan(seconds + 1) { left, _ in max(left - 1, 0) }
    .distinctUntilChanged()
    .map { $0 == 0 ? "again" : "\($0)" }
  return clicks.startWith(())
    .mapReplace(countdown)
    .switchToLatest()
    .take(until: closed)
}
