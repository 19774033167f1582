// Misconception: Who wants to stop the watch can dispose of it. See *Dispose*, page 04.
import ReactiveCore

func stopWatch(
  every interval: Duration, until stop: Signal<String>, on scheduler: Scheduler
) -> Signal<Int> {
  Signal.interval(interval, on: scheduler).scan(0) { count, _ in count + 1 }
}
