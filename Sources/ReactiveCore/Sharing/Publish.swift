extension Signal {
  /// Shares one subscription to this signal through a plain subject, once it is connected.
  ///
  /// As `multicast(Subject())`: a later subscriber misses what was sent before.
  ///
  /// RAC: `-publish`.
  public func publish() -> MulticastConnection<Value> {
    multicast(named: Subject().named("-publish", of: self))
  }
}
