extension ChannelTerminal {
  /// Creates a terminal for a stored value, such as a property.
  ///
  /// `values` sends the stored values, except those that were set through this terminal. `set`
  /// stores a value. A completion that is sent to this terminal ends only the terminal. An error
  /// that is sent to it is a mistake, because an error can't be stored.
  convenience init(
    to storage: String, values: Signal<Value>, set: @escaping (Value) -> Void
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
        Misuse.report(
          "An error was sent to the channel of \(storage): \(error). Catch errors first.")
      },
      completed: complete)
    subscriptions.add(self.subscriptions)
    label = Name("followingTerminal")
  }
}
