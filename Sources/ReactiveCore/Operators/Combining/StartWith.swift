extension Signal {
  /// Sends `value`, and then the events of this signal.
  ///
  ///     self            --B--C--|
  ///     startWith("A")  A-B--C--|
  ///
  /// Subscribes to this signal after `value` has been sent. Completion and errors pass through.
  ///
  /// RAC: `-startWith:`.
  public func startWith(_ value: Value) -> Signal<Value> {
    Signal.return(value).concat(self).named("-startWith:", of: self) { "\(value)" }
  }
}
