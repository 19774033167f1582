extension Signal {
  /// Sends the value at one position, counted from 0, and completes.
  ///
  ///     self           --A--B--C--D--|
  ///     element(at: 2) --------(C|)
  ///
  /// It is `skip(index).take(1)`: a signal that completes before has no such value, so the result
  /// completes without one. Its state is not locked: put `deliver(on:)` before it if several
  /// threads send.
  ///
  /// ReactiveCocoa has no such name; RxSwift: `element(at:)`; Combine: `output(at:)`.
  public func element(at index: Int) -> Signal<Value> {
    precondition(index >= 0, "element(at:) counts from 0.")
    return skip(index).take(1).named("-elementAt:", of: self) { "\(index)" }
  }
}
