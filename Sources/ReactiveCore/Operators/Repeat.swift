extension Signal {
  /// Subscribes again each time this signal completes, for ever.
  ///
  ///     self    -A-B|
  ///     repeat  -A-B-A-B-A-B…
  ///
  /// The first subscription is immediate. Later ones are scheduled, one at a time, on the scheduler
  /// that is current when the first round ends, or on a background scheduler where none is. An error
  /// ends it, after everything was disposed.
  ///
  /// RAC: `-repeat`. Keeps SIG-REPEAT-1…7.
  public func `repeat`() -> Signal<Value> {
    Signal { subscriber in
      self.subscribeForever(
        next: { subscriber.sendNext($0) },
        error: { error, everything in
          everything.dispose()
          subscriber.sendError(error)
        },
        completed: { _ in })
    }
    .named("-repeat", of: self)
  }

  /// Subscribes again when this signal fails, at most `count` times; 0 means for ever.
  ///
  ///     self      -A-#
  ///     retry(2)  -A--A--A-#
  ///
  /// So `retry(2)` subscribes three times in all, and sends the third error. Scheduled as `repeat` is.
  ///
  /// RAC: `-retry:`, `-retry`. Keeps SIG-RETRY-1…6.
  public func retry(_ count: Int = 0) -> Signal<Value> {
    precondition(count >= 0, "retry(_:) cannot try fewer than 0 times again.")
    return Signal { subscriber in
      var retries = 0
      return self.subscribeForever(
        next: { subscriber.sendNext($0) },
        error: { error, everything in
          if count == 0 || retries < count {
            retries += 1
          } else {
            everything.dispose()
            subscriber.sendError(error)
          }
        },
        completed: { everything in
          everything.dispose()
          subscriber.sendCompleted()
        })
    }
    .named(count == 0 ? "-retry" : "-retry:", of: self, argument: count == 0 ? nil : { "\(count)" })
  }

  /// Subscribes round after round, until `error` or `completed` disposes everything.
  private func subscribeForever(
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
        again()
      }
      self.attach(
        Subscriber(
          subscription: subscription,
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
      if everything.isDisposed { return }
      let scheduler = Scheduler.current ?? .background()
      everything.add(scheduler.scheduleRecursive(round))
    }
    return everything
  }
}
