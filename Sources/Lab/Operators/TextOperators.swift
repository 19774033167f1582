import ReactiveCore

// In an experiment, these functions replace the closures that a program passes to operators.

/// Returns the sum of two numbers, or the two strings joined if they aren't both numbers.
func add(_ running: String, _ value: String) -> String {
  if let left = Int(running), let right = Int(value) { return "\(left &+ right)" }
  return running + value
}

func truth(_ value: Bool) -> String { value ? "true" : "false" }

func interval(_ interval: Duration, on scheduler: TestScheduler) -> Signal<Duration> {
  .interval(max(interval, .milliseconds(1)), on: scheduler)
}

func subject(
  _ subject: Subject<String>, from source: Signal<String>, at time: Duration,
  on scheduler: TestScheduler
) -> Signal<String> {
  scheduler.schedule(after: time) { source.subscribe(subject) }
  return subject
}
