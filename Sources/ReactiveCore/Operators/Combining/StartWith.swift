extension Signal {
  /// Sends `value`, and then everything that this signal sends.
  ///
  ///     self            --B--C--|
  ///     startWith("A")  A-B--C--|
  ///
  /// This signal is subscribed when `value` has been sent; all its events and disposal pass
  /// through.
  ///
  /// RAC: `-startWith:`.
  public func startWith(_ value: Value) -> Signal<Value> {
    Signal.return(value).concat(self).named("-startWith:", of: self) { "\(value)" }
  }
}
