extension Signal where Value: Equatable {
  /// Drops each value that equals the previous value.
  ///
  ///     self                  --1--2--2--1--1--|
  ///     distinctUntilChanged  --1--2-----1-----|
  ///
  /// Completion and errors pass through.
  ///
  /// The state is not locked. If several threads send, put `deliver(on:)` before this operator.
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
