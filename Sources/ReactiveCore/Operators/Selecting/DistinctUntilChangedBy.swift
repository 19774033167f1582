extension Signal {
  /// Drops each value that equals the last value sent, as determined by `areEqual`.
  ///
  ///     self                  --a--A--b--B--a--|
  ///     distinctUntilChanged { $0.lowercased() == $1.lowercased() }
  ///                           --a-----b-----a--|
  ///
  /// Use this operator for values that aren't `Equatable`, or to compare values in another way.
  /// Each value is compared with the last value that was sent, not with a dropped one. Completion
  /// and errors pass through.
  ///
  /// This operator doesn't lock its state. If several threads send values, put `deliver(on:)`
  /// before it.
  ///
  /// ReactiveCocoa has no equivalent. RxSwift: `distinctUntilChanged(_:)`. Combine:
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
