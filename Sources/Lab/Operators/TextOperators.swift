import ReactiveCore

// What the table gives to the operators of the library.

/// Adds numbers, and joins other texts.
func add(_ running: String, _ value: String) -> String {
  if let left = Int(running), let right = Int(value) { return "\(left &+ right)" }
  return running + value
}

func joined(_ values: [String]) -> String { values.joined(separator: "+") }

func truth(_ value: Bool) -> String { value ? "true" : "false" }

func word(_ event: Event<String>) -> String {
  switch event {
  case .next(let value): "next(\(value))"
  case .error(let error): "error(\(error))"
  case .completed: "completed"
  }
}

func timer(after delay: Duration, on scheduler: TestScheduler) -> Signal<Duration> {
  .timer(delay, on: scheduler)
}

func interval(_ interval: Duration, on scheduler: TestScheduler) -> Signal<Duration> {
  .interval(max(interval, .milliseconds(1)), on: scheduler)
}

func then(_ first: Signal<String>, _ next: Signal<String>) -> Signal<String> {
  first.then { next }
}

func each(
  _ source: Signal<String>, _ cases: [String: Signal<String>]
) -> Signal<Signal<String>> {
  source.map { cases[$0] ?? .return($0) }
}

func flattenMap(_ source: Signal<String>, _ cases: [String: Signal<String>]) -> Signal<String> {
  source.flattenMap { cases[$0] ?? .return($0) }
}

func concatMap(_ source: Signal<String>, _ cases: [String: Signal<String>]) -> Signal<String> {
  source.concatMap { cases[$0] ?? .return($0) }
}

func exhaustMap(_ source: Signal<String>, _ cases: [String: Signal<String>]) -> Signal<String> {
  source.exhaustMap { cases[$0] ?? .return($0) }
}

func group(
  _ source: Signal<String>, _ key: @escaping (String) -> String
) -> Signal<Signal<String>> {
  source.groupBy(key).map { $0 as Signal<String> }
}

func mapError(_ source: Signal<String>, _ name: String) -> Signal<String> {
  source.mapError { _ in NamedError(name) }
}

func tryMap(_ source: Signal<String>, _ isGood: @escaping (String) -> Bool) -> Signal<String> {
  source.flattenMap { isGood($0) ? .return($0) : .error(NamedError("refused")) }
}

func retry(
  _ source: Signal<String>, _ count: Int, after delay: Duration, on scheduler: TestScheduler
) -> Signal<String> {
  source.retry(count, on: scheduler) { _ in delay }
}

/// `replay()` subscribes at once, which has to happen in virtual time.
func replay(_ source: Signal<String>, on scheduler: TestScheduler) -> Signal<String> {
  var replayed = source
  scheduler.performAsCurrent { replayed = source.replay() }
  return replayed
}

func replayLast(_ source: Signal<String>, on scheduler: TestScheduler) -> Signal<String> {
  var replayed = source
  scheduler.performAsCurrent { replayed = source.replayLast() }
  return replayed
}

/// A subject that is subscribed to a signal at a time.
func subject(
  _ subject: Subject<String>, from source: Signal<String>, at time: Duration,
  on scheduler: TestScheduler
) -> Signal<String> {
  scheduler.schedule(after: time) { source.subscribe(subject) }
  return subject
}
