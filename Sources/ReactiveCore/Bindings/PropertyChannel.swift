extension PropertySignal {
  /// An end of a new channel, whose other end is the property.
  ///
  /// ```swift
  /// let name = account.$name.channel()
  /// name.subscribeNext { print($0) }  // Ada
  /// account.name = "Grace"            // Grace
  /// name.sendNext("Edsger")           // sets account.name, and prints nothing
  /// ```
  ///
  /// It sends the value on subscription and then the changes, except those that were made through
  /// itself; so two properties that follow each other do not go round in circles. It completes when
  /// the object that holds the property goes, and does not keep it. An error sent to it is a mistake.
  ///
  /// RAC: `RACChannelTo`, `RACKVOChannel`. Keeps OBJ-KVOCHAN-1…5, 8 and 9.
  public func channel() -> ChannelTerminal<Value> {
    let box = self.box
    let origin = Origin()
    let feeds = CompoundDisposable()
    let end = ReplaySubject<Value>(capacity: 0)
    let complete = {
      feeds.dispose()
      end.sendCompleted()
    }
    let incoming = Signal { subscriber in
      CompoundDisposable(
        [end.forward(to: subscriber), box.add(subscriber, deafTo: origin)].compactMap { $0 })
    }
    let terminal = ChannelTerminal(
      incoming: incoming,
      next: { value in
        if !feeds.isDisposed { box.set(value, from: origin) }
      },
      error: { error in
        complete()
        Misuse.report("An error was sent to the channel of a property: \(error). Catch it before.")
      },
      completed: complete)
    feeds.add(terminal.sources)
    return terminal.named("followingTerminal")
  }
}
