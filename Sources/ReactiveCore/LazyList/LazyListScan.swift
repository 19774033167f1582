extension LazyList {
  /// The results of combining, from `start` on, everything up to each element.
  ///
  /// ```swift
  /// [1, 2, 3, 4].lazyList.scan(0) { running, next in running + next }  // 1 3 6 10
  /// ```
  ///
  /// RAC: `-scanWithStart:reduce:`. Keeps STR-SCAN-1, STR-SCAN-3, STR-SCAN-4.
  public func scan<Result>(
    _ start: Result, _ combine: @escaping (_ running: Result, _ next: Element) -> Result
  ) -> LazyList<Result> {
    scanWithIndex(start) { running, next, _ in combine(running, next) }
  }

  /// The results of combining, from `start` on, everything up to each element, with its index.
  ///
  /// RAC: `-scanWithStart:reduceWithIndex:`. Keeps STR-SCAN-2, STR-SCAN-3.
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

  /// The results of combining each element with the one before it, the first one with `start`.
  ///
  /// RAC: `-combinePreviousWithStart:reduce:`. Keeps STR-COMBPREV-1…3.
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
