// Misconception: A button that fails ends the watch too. See *Until another signal*, page 05.
import ReactiveCore

func stopWatch(
  every interval: Duration, until stop: Signal<String>, on scheduler: Scheduler
) -> Signal<Int> {
  let numbers = Signal.interval(interval, on: scheduler).scan(0) { count, _ in count + 1 }
  return numbers.take(until: stop.catchTo(.return("stop")))
}
