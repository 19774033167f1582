extension LazyList {
  /// Combines all elements from the left: `combine(combine(start, first), second)` and so on.
  ///
  /// RAC: `-foldLeftWithStart:reduce:`.
  public func foldLeft<Result>(
    _ start: Result, _ combine: (_ accumulated: Result, _ element: Element) -> Result
  ) -> Result {
    var result = start
    var node = node
    while let element = node.element {
      result = combine(result, element.pointee)
      node = node.tail
    }
    return result
  }
}
