extension Signal {
  /// Returns a connection that shares one subscription to this signal through a plain subject.
  ///
  /// This is `multicast(Subject())`. A later subscriber misses the values that have already been
  /// sent.
  ///
  /// RAC: `-publish`.
  public func publish() -> MulticastConnection<Value> {
    multicast(named: Subject().named("-publish", of: self))
  }
}
