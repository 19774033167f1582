extension ChannelTerminal {
  /// Creates a terminal whose other terminal is stored in a place, such as a property.
  ///
  /// `values` sends the values of the place, except those that came through this terminal. `set`
  /// stores a value. The place outlives the channel, so a completion that is sent here ends only
  /// the channel. An error is a mistake, because there is no value to set.
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
