extension LazyList {
  /// Returns a list with the result of `transform` for each element.
  ///
  /// A `nil` result is an element. To drop it, use ``compactMap(_:)``.
  ///
  /// RAC: `-map:`.
  public func map<Output>(_ transform: @escaping (Element) -> Output) -> LazyList<Output> {
    flattenMap { element in .return(transform(element)) }
  }

  /// Returns a list with `replacement` in place of each element.
  ///
  /// RAC: `-mapReplace:`.
  public func mapReplace<Output>(_ replacement: Output) -> LazyList<Output> {
    map { _ in replacement }
  }

  /// Returns a list with the result of `transform` for each element, without `nil` results.
  ///
  /// RAC: `-map:` with a block that returns `nil`.
  public func compactMap<Output>(
    _ transform: @escaping (Element) -> Output?
  ) -> LazyList<Output> {
    flattenMap { element in transform(element).map { .return($0) } }
  }

  /// Returns a list that combines each element with the previous result.
  ///
  /// The first element is combined with `start`.
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

  /// Returns a list that combines each element and its index with the previous result.
  ///
  /// The first element is combined with `start`.
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

  /// Returns a list that combines each element with the previous element.
  ///
  /// The first element is combined with `start`.
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
