extension Signal {
  /// Sends the value at `index`, and completes.
  ///
  ///     self           --A--B--C--D--|
  ///     element(at: 2) --------(C|)
  ///
  /// The index of the first value is 0. This is equivalent to `skip(index).take(1)`. If
  /// this signal completes earlier, the result completes without a value. An error before
  /// the value passes through.
  ///
  /// This operator doesn't lock its state. If several threads send values, put `deliver(on:)`
  /// before it.
  ///
  /// ReactiveCocoa has no equivalent. RxSwift: `element(at:)`. Combine: `output(at:)`.
  public func element(at index: Int) -> Signal<Value> {
    precondition(index >= 0, "element(at:) needs an index of at least 0.")
    return skip(index).take(1).named("-elementAt:", of: self) { "\(index)" }
  }
}
