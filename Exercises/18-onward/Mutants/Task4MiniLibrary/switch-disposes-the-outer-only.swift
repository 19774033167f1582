// Misconception: If the outer signal is disposed, the inner ones follow. See *Only the latest*, page 07.
extension MiniSignal {
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
              next: subscriber.sendNext, error: subscriber.sendError,
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
      }
    }
  }
}
