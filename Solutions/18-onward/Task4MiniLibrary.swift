extension MiniSignal {
  /// Returns a signal that, after an error, continues with the signal that `handler` returns.
  func `catch`(_ handler: @escaping (any Error) -> MiniSignal) -> MiniSignal {
    MiniSignal { subscriber in
      let parts = MiniDisposable()
      parts.add(
        self.subscribe(
          next: subscriber.sendNext,
          error: { failure in
            parts.add(
              handler(failure).subscribe(
                next: subscriber.sendNext, error: subscriber.sendError,
                completed: subscriber.sendCompleted))
          },
          completed: subscriber.sendCompleted))
      return parts
    }
  }

  /// Returns a signal that sends this signal's values until `trigger` sends or completes.
  func take<Trigger>(until trigger: MiniSignal<Trigger>) -> MiniSignal {
    MiniSignal { subscriber in
      let parts = MiniDisposable()
      var isOver = false
      let end = {
        isOver = true
        subscriber.sendCompleted()
      }
      parts.add(trigger.subscribe(next: { _ in end() }, completed: end))
      if isOver { return parts }
      parts.add(
        self.subscribe(
          next: subscriber.sendNext, error: subscriber.sendError,
          completed: subscriber.sendCompleted))
      return parts
    }
  }

  /// Returns a signal that sends the values of the newest inner signal.
  ///
  /// The inner signals are numbered, because the old one can still send events while the new one
  /// starts.
  func switchToLatest<Inner>() -> MiniSignal<Inner> where Value == MiniSignal<Inner> {
    MiniSignal<Inner> { subscriber in
      var newest = 0
      var isOuterRunning = true
      var isInnerRunning = false
      var innerSubscription = MiniDisposable()
      let completeIfDone = {
        if !isOuterRunning, !isInnerRunning { subscriber.sendCompleted() }
      }
      let outer = self.subscribe(
        next: { inner in
          newest += 1
          let number = newest
          isInnerRunning = true
          let previous = innerSubscription
          let current = MiniDisposable()
          innerSubscription = current
          current.add(
            inner.subscribe(
              next: { if number == newest { subscriber.sendNext($0) } },
              error: { if number == newest { subscriber.sendError($0) } },
              completed: {
                if number != newest { return }
                isInnerRunning = false
                completeIfDone()
              }))
          previous.dispose()
        },
        error: subscriber.sendError,
        completed: {
          isOuterRunning = false
          completeIfDone()
        })
      return MiniDisposable {
        outer.dispose()
        innerSubscription.dispose()
      }
    }
  }
}
