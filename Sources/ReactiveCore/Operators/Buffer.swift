extension Signal {
  /// Collects values, and sends them as one array `interval` after the first of them.
  ///
  ///     self       -A-B-------C|
  ///     buffer(4)  -----[A, B]-([C]|)
  ///
  /// Nothing is sent for a time without values. On completion what was collected is sent at once; on
  /// an error it is dropped. The arrays come on `scheduler`.
  ///
  /// RAC: `-bufferWithTime:onScheduler:`. Keeps SIG-BUFFER-1…6.
  public func buffer(_ interval: Duration, on scheduler: Scheduler) -> Signal<[Value]> {
    precondition(scheduler !== Scheduler.immediate, "buffer cannot use the immediate scheduler.")
    return Signal<[Value]> { subscriber in
      let serializer = Serializer()
      let timer = SerialDisposable()
      let everything = CompoundDisposable([timer])
      var values: [Value] = []

      let flush = serializer.serialize {
        timer.swap(nil)?.dispose()
        if values.isEmpty { return }
        let full = values
        values = []
        subscriber.sendNext(full)
      }
      everything.add(
        self.forward(
          to: subscriber,
          next: serializer.serialize { value in
            values.append(value)
            if values.count == 1 { timer.disposable = scheduler.schedule(after: interval, flush) }
          },
          error: serializer.serialize { subscriber.sendError($0) },
          completed: serializer.serialize {
            flush()
            subscriber.sendCompleted()
          }))
      return everything
    }
    .named("-bufferWithTime:", of: self) { "\(interval.sixDecimals) onScheduler: \(scheduler)" }
  }
}
