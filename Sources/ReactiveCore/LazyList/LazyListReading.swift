extension LazyList: Sequence {
  /// An iterator that releases the elements that it has returned.
  ///
  /// When it returns an element, it has taken the tail, but hasn't read the tail's head.
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

  /// An array of all elements, for which the whole list is evaluated.
  ///
  /// RAC: `array`.
  public var array: [Element] { Array(self) }
}

extension LazyList {
  /// Returns whether an element satisfies `predicate`; by default, whether there is an element.
  ///
  /// The list is read only up to that element.
  ///
  /// RAC: `-any:`.
  public func any(_ predicate: (Element) -> Bool = { _ in true }) -> Bool {
    contains(where: predicate)
  }

  /// Returns whether every element satisfies `predicate`.
  ///
  /// The list is read only up to the first element that does not.
  ///
  /// RAC: `-all:`.
  public func all(_ predicate: (Element) -> Bool) -> Bool {
    allSatisfy(predicate)
  }

  /// Returns the first element that satisfies `predicate`.
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

  /// Returns the elements combined from the right: `combine(first, combine(second, start))` and so on.
  ///
  /// The second argument of `combine` is a lazy list whose only element is the result of the rest.
  /// If `combine` doesn't read that element, no further elements are evaluated. Each read adds one
  /// nested call. An ``eager`` list is combined from its end, without nested calls.
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

  /// This list, evaluated now, with operators that evaluate their results immediately.
  ///
  /// RAC: `eagerSequence`.
  public var eager: LazyList<Element> {
    if !isEager { for _ in self {} }
    return LazyList(node: node, isEager: true)
  }

  /// This list, with operators that evaluate each element when it is read.
  ///
  /// RAC: `lazySequence`.
  public var lazyList: LazyList<Element> { LazyList(node: node) }

  /// Returns the result of an operator, evaluated immediately if this list is eager.
  func keepingEagerness<Output>(_ result: LazyList<Output>) -> LazyList<Output> {
    isEager ? result.eager : result
  }
}

extension LazyList: CustomStringConvertible {
  /// A string of the elements that are evaluated, with `…` for the others.
  ///
  /// Reading the description evaluates no elements, and never waits.
  ///
  /// RAC: `-description`.
  public var description: String {
    var words: [String] = []
    var next: Node? = node
    while let node = next, !node.isKnownEmpty {
      guard let head = node.headIfKnown else {
        words.append("…")
        break
      }
      words.append(String(describing: head))
      next = node.tailIfKnown
      if next == nil { words.append("…") }
    }
    return "[\(words.joined(separator: ", "))]"
  }
}

extension LazyList: Equatable where Element: Equatable {
  /// Returns whether both lists have equal elements in the same order.
  ///
  /// RAC: `-isEqual:`.
  public static func == (left: LazyList, right: LazyList) -> Bool {
    left.node === right.node || left.elementsEqual(right)
  }
}

extension LazyList: Hashable where Element: Hashable {
  /// Hashes only the head, so that no other element is evaluated.
  ///
  /// RAC: `-hash`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(head)
  }
}

extension LazyList: Encodable where Element: Encodable {
  /// Evaluates the list, and stores it as an array.
  ///
  /// RAC: `-encodeWithCoder:`.
  public func encode(to encoder: any Encoder) throws {
    try array.encode(to: encoder)
  }
}

extension LazyList: Decodable where Element: Decodable {
  /// Creates a list from a stored array.
  ///
  /// RAC: `-initWithCoder:`.
  public init(from decoder: any Decoder) throws {
    self = try [Element](from: decoder).lazyList
  }
}
