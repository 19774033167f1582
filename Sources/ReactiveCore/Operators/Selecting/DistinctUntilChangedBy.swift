extension Signal {
  /// Drops a value that `areEqual` finds equal to the one sent before it.
  ///
  ///     self                  --a--A--b--B--a--|
  ///     distinctUntilChanged { $0.lowercased() == $1.lowercased() }
  ///                           --a-----b-----a--|
  ///
  /// For values that are not `Equatable`, or equal in a way of their own. A value is compared with
  /// the one that was sent, and not with one that was dropped. Its state is not locked: put
  /// `deliver(on:)` before it if several threads send.
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
