extension Signal where Value: Equatable {
  /// Drops a value that equals the one sent before it.
  ///
  ///     self                  --1--2--2--1--1--|
  ///     distinctUntilChanged  --1--2-----1-----|
  ///
  /// Its state is not locked: put `deliver(on:)` before it if several threads send.
  ///
  /// RAC: `-distinctUntilChanged`.
  public func distinctUntilChanged() -> Signal<Value> {
    Signal(of: self) { subscriber in
      let last = Box<Value>()
      self.forward(
        to: subscriber,
        next: { value in
          if !last.isEmpty, last.value == value { return }
          last.change(to: value) { subscriber.sendNext(value) }
        })
    }
    .named("-distinctUntilChanged", of: self)
  }
}
