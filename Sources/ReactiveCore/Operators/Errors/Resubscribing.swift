extension Signal {
  /// Subscribes round after round, until `error` or `completed` disposes everything.
  func subscribeForever(
    next: @escaping (Value) -> Void,
    error: @escaping (_ error: any Error, _ everything: Disposable) -> Void,
    completed: @escaping (_ everything: Disposable) -> Void
  ) -> Disposable {
    let everything = CompoundDisposable()
    let round = { (again: @escaping () -> Void) in
      let subscription = CompoundDisposable()
      everything.add(subscription)
      let endRound = {
        everything.remove(subscription)
        if !everything.isDisposed { again() }
      }
      self.start(
        for: Subscriber(
          stageOf: subscription,
          next: next,
          error: { failure in
            error(failure, everything)
            endRound()
          },
          completed: {
            completed(everything)
            endRound()
          }))
    }
    round {
      let scheduler = Scheduler.current ?? .background()
      everything.add(scheduler.recur(round))
    }
    return everything
  }
}
