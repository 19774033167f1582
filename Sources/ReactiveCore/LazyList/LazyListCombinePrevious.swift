extension LazyList {
  /// The results of combining each element with the one before it, the first one with `start`.
  ///
  /// RAC: `-combinePreviousWithStart:reduce:`.
  public func combinePrevious<Output>(
    _ start: Element, _ combine: @escaping (_ previous: Element, _ current: Element) -> Output
  ) -> LazyList<Output> {
    var previous = start
    return map { current in
      defer { previous = current }
      return combine(previous, current)
    }
  }
}
