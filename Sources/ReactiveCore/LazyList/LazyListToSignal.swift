extension LazyList where Element: Sendable {
  /// Sends the elements, one in each pass of the scheduler, and completes in a pass of its own.
  ///
  /// Between two elements the scheduler does what else it was given. An element is evaluated when its
  /// turn comes; after a disposal none is. Each call without a scheduler gets a new background one.
  /// Values that are not `Sendable` draw a warning.
  ///
  /// RAC: `-signalWithScheduler:`, `-signal`.
  @preconcurrency
  public func signal(on scheduler: Scheduler = .background()) -> Signal<Element> {
    Signal { subscriber in
      var list = self
      return scheduler.recur { reschedule in
        if subscriber.isDisposed { return }
        guard let element = list.head else { return subscriber.sendCompleted() }
        subscriber.sendNext(element)
        if subscriber.isDisposed { return }
        list = list.tail
        reschedule()
      }
    }
    .named("-signalWithScheduler:", function: "signal(on:)") { scheduler.description }
  }
}
