extension LazyList {
  /// Combines all elements from the right: `combine(first, combine(second, start))` and so on.
  ///
  /// The second argument is a lazy list of one element, the result of the rest. As long as `combine`
  /// does not read its head, nothing further is evaluated. Each head that is read nests one level
  /// deeper; an ``eager`` list folds from its end and does not nest.
  ///
  /// ```swift
  /// [1, 2, 3].lazyList.foldRight(0) { first, rest in first - rest.head! }  // 1 - (2 - (3 - 0)) = 2
  /// ```
  ///
  /// RAC: `-foldRightWithStart:reduce:`.
  public func foldRight<Result>(
    _ start: Result,
    _ combine: @escaping (_ first: Element, _ rest: LazyList<Result>) -> Result
  ) -> Result {
    if isEager {
      return array.reversed().reduce(start) { combine($1, LazyList<Result>.return($0).eager) }
    }
    guard let first = head else { return start }
    return combine(first, LazyList<Result>(head: { self.tail.foldRight(start, combine) }))
  }
}
