// The state of a command, derived from the signal that sends its executions.

extension Signal {
  /// Returns a signal that sends the error of each failed execution as a value.
  func failures<Output>() -> Signal<any Error> where Value == Signal<Output> {
    flattenMap { execution in
      execution.ignoreValues().materialize().flattenMap { end in end.error.map { .return($0) } }
    }
  }

  /// Returns a signal that indicates whether any execution is running, starting with `false`.
  func areRunning<Output>() -> Signal<Bool> where Value == Signal<Output> {
    flattenMap { execution in
      // Add one now, and subtract one when the execution completes or fails.
      execution.catchTo(.empty()).then { .return(-1) }.startWith(1)
    }
    .scan(0) { $0 + $1 }
    .map { $0 > 0 }
    .startWith(false)
  }
}

extension Signal where Value == Bool {
  /// Returns a signal that sends the current value now, and each later change on `scheduler`.
  func withChanges(on scheduler: Scheduler) -> Signal<Bool> {
    take(1).concat(deliver(on: scheduler)).distinctUntilChanged().replayLast()
  }
}
