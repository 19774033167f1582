extension ChannelTerminal {
  /// Creates a terminal for a place that stores a value, such as a property.
  ///
  /// `values` sends the values of the place, except those that were set through this terminal.
  /// `set` stores a value. A completion that is sent to this terminal ends the terminal, but not
  /// the place. An error that is sent to it is a mistake, because a place can't store an error.
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
        Misuse.report("An error was sent to the channel of \(place): \(error). Catch errors first.")
      },
      completed: complete)
    subscriptions.add(self.subscriptions)
    label = Name("followingTerminal")
  }
}
