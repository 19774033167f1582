extension LazyList {
  /// The results of combining, from `start` on, everything up to each element, with its index.
  ///
  /// RAC: `-scanWithStart:reduceWithIndex:`.
  public func scanWithIndex<Result>(
    _ start: Result,
    _ combine: @escaping (_ running: Result, _ next: Element, _ index: Int) -> Result
  ) -> LazyList<Result> {
    var running = start
    var index = 0
    return map { element in
      running = combine(running, element, index)
      index += 1
      return running
    }
  }
}
