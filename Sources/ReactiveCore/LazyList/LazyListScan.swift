extension LazyList {
  /// The results of combining, from `start` on, everything up to each element.
  ///
  /// ```swift
  /// [1, 2, 3, 4].lazyList.scan(0) { running, next in running + next }  // 1 3 6 10
  /// ```
  ///
  /// RAC: `-scanWithStart:reduce:`.
  public func scan<Result>(
    _ start: Result, _ combine: @escaping (_ running: Result, _ next: Element) -> Result
  ) -> LazyList<Result> {
    scanWithIndex(start) { running, next, _ in combine(running, next) }
  }
}
