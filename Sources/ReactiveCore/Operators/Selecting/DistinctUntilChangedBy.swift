extension Signal {
  /// Drops each value that `areEqual` finds equal to the last value sent.
  ///
  ///     self                  --a--A--b--B--a--|
  ///     distinctUntilChanged { $0.lowercased() == $1.lowercased() }
  ///                           --a-----b-----a--|
  ///
  /// Use this operator for values that aren't `Equatable`, or for a different kind of equality.
  /// Values are never compared with a dropped value. Completion and errors pass through.
  ///
  /// The state is not locked. If several threads send, put `deliver(on:)` before this operator.
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
