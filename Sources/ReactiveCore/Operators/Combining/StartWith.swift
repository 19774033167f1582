extension Signal {
  /// Sends `value`, and then the events of this signal.
  ///
  ///     self            --B--C--|
  ///     startWith("A")  A-B--C--|
  ///
  /// This signal is subscribed to after `value` has been sent. Its completion and errors pass
  /// through.
  ///
  /// RAC: `-startWith:`.
  public func startWith(_ value: Value) -> Signal<Value> {
    Signal.return(value).concat(self).named("-startWith:", of: self) { "\(value)" }
  }
}
