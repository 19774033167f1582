extension Signal where Value: Equatable {
  /// Drops each value that equals the previous value.
  ///
  ///     self                  --1--2--2--1--1--|
  ///     distinctUntilChanged  --1--2-----1-----|
  ///
  /// Completion and errors pass through.
  ///
  /// This operator doesn't lock its state. If several threads send values, put `deliver(on:)`
  /// before it.
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
