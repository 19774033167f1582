extension Signal where Value: Equatable {
  /// Drops a value that equals the one sent before it.
  ///
  ///     self                  --1--2--2--1--1--|
  ///     distinctUntilChanged  --1--2-----1-----|
  ///
  /// The value before is kept without a lock: the source sends one event at a time, and where several threads
  /// send, `deliver(on:)` comes first.
  ///
  /// RAC: `-distinctUntilChanged`. Keeps STR-DISTINCT-1…4.
  public func distinctUntilChanged() -> Signal<Value> {
    Signal { subscriber in
      let last = Variable<Value>()
      return self.forward(
        to: subscriber,
        next: { value in
          if !last.isEmpty, last.value == value { return }
          last.change(to: value) { subscriber.sendNext(value) }
        })
    }
    .named("-distinctUntilChanged", of: self)
  }
}
