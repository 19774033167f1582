extension Signal {
  /// Sends a value only if no other follows it for `interval`.
  ///
  ///     self            -A-B-C-------D|
  ///     throttle(3)     --------C-----(D|)
  ///
  /// Other libraries call this debounce. On completion a waiting value is sent at once; on an error it
  /// is dropped. Values for which `isThrottled` is false are sent at once, and drop the one that waits.
  /// Waiting values are sent on `scheduler`, and an interval of zero still waits for its next turn.
  ///
  /// RAC: `-throttle:`, `-throttle:valuesPassingTest:`. Keeps SIG-THROTTLE-1…3, SIG-THROTTLE-5…10.
  public func throttle(
    _ interval: Duration, on scheduler: Scheduler,
    passing isThrottled: ((Value) -> Bool)? = nil
  ) -> Signal<Value> {
    precondition(interval >= .zero, "An interval cannot be negative.")
    return Signal { subscriber in
      let serializer = Serializer()
      let everything = CompoundDisposable()
      let timer = SerialDisposable()
      var waiting: (() -> Void)?

      everything.add(timer)
      let flush = serializer.serialize {
        guard let send = waiting else { return }
        waiting = nil
        send()
      }
      everything.add(
        self.forward(
          to: subscriber,
          next: serializer.serialize { value in
            timer.swap(nil)?.dispose()
            waiting = nil
            guard isThrottled?(value) ?? true else { return subscriber.sendNext(value) }
            waiting = { subscriber.sendNext(value) }
            timer.disposable = scheduler.schedule(after: interval, flush)
          },
          error: serializer.serialize { error in
            everything.dispose()
            subscriber.sendError(error)
          },
          completed: serializer.serialize {
            timer.swap(nil)?.dispose()
            flush()
            subscriber.sendCompleted()
          }))
      return everything
    }
    .named("-throttle:", of: self) {
      interval.sixDecimals + (isThrottled == nil ? "" : " valuesPassingTest:")
    }
  }
}
