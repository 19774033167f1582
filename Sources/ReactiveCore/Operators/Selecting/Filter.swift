extension Signal {
  /// Sends the values for which `isIncluded` returns true.
  ///
  ///     self        --1--2--3--4--|
  ///     filter { $0.isMultiple(of: 2) }
  ///                 -----2-----4--|
  ///
  /// `isIncluded` runs on the thread that sends the value. Completion and errors pass through.
  ///
  /// RAC: `-filter:`.
  @inlinable
  public func filter(_ isIncluded: @escaping (Value) -> Bool) -> Signal<Value> {
    Signal(of: self) { subscriber in
      self.forward(
        to: subscriber,
        next: { value in
          if isIncluded(value) { subscriber.sendNext(value) }
        })
    }
    .named("-filter:", of: self)
  }
}
