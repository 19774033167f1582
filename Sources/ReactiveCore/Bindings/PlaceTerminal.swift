extension ChannelTerminal {
  /// Creates an end whose other end is a place that keeps a value, such as a property.
  ///
  /// `values` sends what is in the place, and not what came through this end; `set` puts a value there.
  /// The place outlives the channel, so an end sent here ends the channel and nothing else. An error is
  /// a mistake, as there is no value to set.
  convenience init(
    to place: String, values: Signal<Value>, set: @escaping (Value) -> Void
  ) {
    let subscriptions = CompoundDisposable()
    let end = ReplaySubject<Never>()
    let complete = {
      subscriptions.dispose()
      end.sendCompleted()
    }
    self.init(
      incoming: values.take(until: end),
      next: { value in
        if !subscriptions.isDisposed { set(value) }
      },
      error: { error in
        complete()
        Misuse.report("An error was sent to the channel of \(place): \(error). Catch it before.")
      },
      completed: complete)
    subscriptions.add(self.subscriptions)
    label = Name("followingTerminal")
  }
}
