extension Signal {
  /// Subscribes round after round, until `error` or `completed` ends the subscriber, or it is disposed.
  func subscribeForever(
    for subscriber: Subscriber<Value>,
    error: @escaping (any Error) -> Void,
    completed: @escaping () -> Void
  ) {
    let output = LatestOutput(to: subscriber)
    let round = { (again: @escaping () -> Void) in
      output.follow(
        self,
        error: { failure in
          error(failure)
          if !subscriber.isDisposed { again() }
        },
        completed: {
          completed()
          if !subscriber.isDisposed { again() }
        })
    }
    round {
      let scheduler = Scheduler.current ?? .background()
      subscriber.add(scheduler.recur(round))
    }
  }
}
