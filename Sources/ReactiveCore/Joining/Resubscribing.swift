extension Signal {
  /// Subscribes to the signal, and subscribes again after each error or completion for which
  /// `shouldRepeat` returns `true`.
  ///
  /// The first error or completion for which `shouldRepeat` returns `false` is forwarded.
  func subscribeAgain(
    for subscriber: Subscriber<Value>, when shouldRepeat: @escaping (_ error: (any Error)?) -> Bool
  ) {
    let output = LatestOutput(to: subscriber)
    let round = { (again: @escaping () -> Void) in
      output.follow(
        self,
        error: { error in
          if !shouldRepeat(error) { return output.sendError(error) }
          if !subscriber.isDisposed { again() }
        },
        completed: {
          if !shouldRepeat(nil) { return output.sendCompleted() }
          if !subscriber.isDisposed { again() }
        })
    }
    round {
      let scheduler = Scheduler.current ?? .background()
      subscriber.add(scheduler.recur(round))
    }
  }
}
