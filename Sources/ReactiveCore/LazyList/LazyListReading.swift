extension LazyList: Sequence {
  /// An iterator that releases the elements that it has returned.
  ///
  /// When the iterator returns an element, it has computed the tail after that element, but not
  /// the head of that tail.
  ///
  /// RAC: `-objectEnumerator`.
  public struct Iterator: IteratorProtocol {
    fileprivate var node: Node

    /// Returns the next element, or `nil` at the end.
    public mutating func next() -> Element? {
      guard let element = node.head else { return nil }
      node = node.tail
      return element
    }
  }

  /// Returns an iterator that begins at the first element.
  public __consuming func makeIterator() -> Iterator { Iterator(node: node) }

  /// An array of all elements.
  ///
  /// Reading this property computes all elements.
  ///
  /// RAC: `array`.
  public var array: [Element] { Array(self) }
}

extension LazyList {
  /// Returns whether any element satisfies `predicate`.
  ///
  /// Without a `predicate`, returns whether the list has any elements.
  ///
  /// The list is read only up to the first element that satisfies `predicate`.
  ///
  /// RAC: `-any:`.
  public func any(_ predicate: (Element) -> Bool = { _ in true }) -> Bool {
    contains(where: predicate)
  }

  /// Returns whether every element satisfies `predicate`.
  ///
  /// The list is read only up to the first element that doesn't satisfy `predicate`.
  ///
  /// RAC: `-all:`.
  public func all(_ predicate: (Element) -> Bool) -> Bool {
    allSatisfy(predicate)
  }

  /// Returns the first element that satisfies `predicate`, or `nil` if there is none.
  ///
  /// RAC: `-objectPassingTest:`.
  public func first(where predicate: (Element) throws -> Bool) rethrows -> Element? {
    for element in self where try predicate(element) { return element }
    return nil
  }

  /// Returns the elements combined from the left, as in `combine(combine(start, first), second)`.
  ///
  /// RAC: `-foldLeftWithStart:reduce:`.
  public func foldLeft<Result>(
    _ start: Result, _ combine: (_ accumulated: Result, _ element: Element) -> Result
  ) -> Result {
    reduce(start, combine)
  }

  /// Returns the elements combined from the right, as in `combine(first, combine(second, start))`.
  ///
  /// The second argument of `combine` is a lazy list whose only element is the result for the
  /// remaining elements. If `combine` doesn't read that element, no further elements are computed.
  /// Each read adds one nested call. An ``eager`` list is combined from its end, without nested
  /// calls.
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

  /// An eager copy of this list, whose elements are all computed now.
  ///
  /// The operators of an eager list compute their results immediately.
  ///
  /// RAC: `eagerSequence`.
  public var eager: LazyList<Element> {
    if !isEager { for _ in self {} }
    return LazyList(node: node, isEager: true)
  }

  /// A lazy copy of this list, whose operators compute each element when it is first read.
  ///
  /// RAC: `lazySequence`.
  public var lazyList: LazyList<Element> { LazyList(node: node) }

  /// Returns the result of an operator, computed immediately if this list is eager.
  func keepingEagerness<Output>(_ result: LazyList<Output>) -> LazyList<Output> {
    isEager ? result.eager : result
  }
}
