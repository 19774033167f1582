extension MiniSignal {
  /// Returns a signal that sends the result of `transform` for each value.
  func map<Output>(_ transform: @escaping (Value) -> Output) -> MiniSignal<Output> {
    MiniSignal<Output> { subscriber in
      self.subscribe(
        next: { subscriber.sendNext(transform($0)) },
        error: subscriber.sendError, completed: subscriber.sendCompleted)
    }
  }

  /// Returns a signal that sends the values for which `isIncluded` is true.
  func filter(_ isIncluded: @escaping (Value) -> Bool) -> MiniSignal {
    MiniSignal { subscriber in
      self.subscribe(
        next: { value in
          if isIncluded(value) { subscriber.sendNext(value) }
        },
        error: subscriber.sendError, completed: subscriber.sendCompleted)
    }
  }

  /// Returns a signal that sends the first `count` values and completes with the last one.
  func take(_ count: Int) -> MiniSignal {
    MiniSignal { subscriber in
      guard count > 0 else {
        subscriber.sendCompleted()
        return nil
      }
      var remaining = count
      return self.subscribe(
        next: { value in
          if remaining == 0 { return }
          remaining -= 1
          let isLast = remaining == 0
          subscriber.sendNext(value)
          if isLast { subscriber.sendCompleted() }
        },
        error: subscriber.sendError, completed: subscriber.sendCompleted)
    }
  }

  /// Returns a signal that sends this signal's values and then the other signal's.
  func concat(_ other: MiniSignal) -> MiniSignal {
    MiniSignal { subscriber in
      let parts = MiniDisposable()
      parts.add(
        self.subscribe(
          next: subscriber.sendNext, error: subscriber.sendError,
          completed: {
            parts.add(
              other.subscribe(
                next: subscriber.sendNext, error: subscriber.sendError,
                completed: subscriber.sendCompleted))
          }))
      return parts
    }
  }

  /// Returns a signal that sends the values of both signals as they arrive.
  func merge(_ other: MiniSignal) -> MiniSignal {
    MiniSignal { subscriber in
      let inputs = MiniDisposable()
      var running = 2
      var hasFailed = false
      for input in [self, other] where !hasFailed {
        inputs.add(
          input.subscribe(
            next: subscriber.sendNext,
            error: { failure in
              hasFailed = true
              subscriber.sendError(failure)
            },
            completed: {
              running -= 1
              if running == 0 { subscriber.sendCompleted() }
            }))
      }
      return inputs
    }
  }
}
