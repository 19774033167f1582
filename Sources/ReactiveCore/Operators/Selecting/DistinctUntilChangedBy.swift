extension Signal {
  /// Drops values that are equal to the last sent value, as `areEqual` decides.
  ///
  ///     self                  --a--A--b--B--a--|
  ///     distinctUntilChanged { $0.lowercased() == $1.lowercased() }
  ///                           --a-----b-----a--|
  ///
  /// Use it for values that aren't `Equatable`, or for a different kind of equality. Each value is
  /// compared with the last value that was sent, and not with a dropped one. Completion and errors
  /// pass through.
  ///
  /// The state is not locked: if several threads send, put `deliver(on:)` before this operator.
  ///
  /// ReactiveCocoa has no such name; RxSwift: `distinctUntilChanged(_:)`; Combine:
  /// `removeDuplicates(by:)`.
  public func distinctUntilChanged(
    by areEqual: @escaping (_ previous: Value, _ current: Value) -> Bool
  ) -> Signal<Value> {
    Signal(of: self) { subscriber in
      let last = Box<Value>()
      self.forward(
        to: subscriber,
        next: { value in
          if !last.isEmpty, areEqual(last.value, value) { return }
          last.change(to: value) { subscriber.sendNext(value) }
        })
    }
    .named("-distinctUntilChangedBy:", of: self)
  }
}
