// What a command reads from its executions: a signal that sends the signal of each.

extension Signal {
  /// The error of each execution, as a value.
  func failures<Output>() -> Signal<any Error> where Value == Signal<Output> {
    flattenMap { execution in
      execution.ignoreValues().materialize().flattenMap { end in end.error.map { .return($0) } }
    }
  }

  /// Whether any execution is running; `false` before the first.
  func areRunning<Output>() -> Signal<Bool> where Value == Signal<Output> {
    flattenMap { execution in
      // One more now, and one fewer when it ends, whichever way.
      execution.catchTo(.empty()).then { .return(-1) }.startWith(1)
    }
    .scan(0) { $0 + $1 }
    .map { $0 > 0 }
    .startWith(false)
  }
}

extension Signal where Value == Bool {
  /// The latest value at once, for each subscriber, and then each change in a turn on `scheduler`.
  func withChanges(on scheduler: Scheduler) -> Signal<Bool> {
    take(1).concat(deliver(on: scheduler)).distinctUntilChanged().replayLast()
  }
}
