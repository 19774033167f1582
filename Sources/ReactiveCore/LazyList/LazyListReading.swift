extension LazyList: Sequence {
  /// Reads a list element by element, and lets go of what it has passed.
  ///
  /// After it gave an element it has taken the tail, but not read the tail's head.
  ///
  /// RAC: `-objectEnumerator`.
  public struct Iterator: IteratorProtocol {
    fileprivate var node: Node

    /// The next element, or `nil` at the end.
    public mutating func next() -> Element? {
      guard let place = node.element else { return nil }
      let element = place.pointee  // Copied, as the node may go now.
      node = node.tail
      return element
    }
  }

  /// What reads this list from its first element.
  public __consuming func makeIterator() -> Iterator { Iterator(node: node) }

  /// All elements, evaluated.
  ///
  /// RAC: `array`.
  public var array: [Element] { Array(self) }
}

extension LazyList {
  /// Whether at least one element satisfies `predicate`, or whether there is one.
  ///
  /// It reads no further than that element.
  ///
  /// RAC: `-any:`.
  public func any(_ predicate: (Element) -> Bool = { _ in true }) -> Bool {
    contains(where: predicate)
  }

  /// Whether every element satisfies `predicate`.
  ///
  /// It reads no further than the first that does not.
  ///
  /// RAC: `-all:`.
  public func all(_ predicate: (Element) -> Bool) -> Bool {
    allSatisfy(predicate)
  }

  /// The first element that satisfies `predicate`.
  ///
  /// RAC: `-objectPassingTest:`.
  public func first(where predicate: (Element) throws -> Bool) rethrows -> Element? {
    for element in self where try predicate(element) { return element }
    return nil
  }

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

  /// The same list with everything evaluated now, whose operators evaluate at once as well.
  ///
  /// RAC: `eagerSequence`.
  public var eager: LazyList<Element> {
    if !isEager { for _ in self {} }
    return LazyList(node: node, isEager: true)
  }

  /// The same list, whose operators wait until they are read.
  ///
  /// RAC: `lazySequence`.
  public var lazyList: LazyList<Element> { LazyList(node: node) }

  /// What an operator returns: evaluated now, if this list is eager.
  func keepingEagerness<Output>(_ result: LazyList<Output>) -> LazyList<Output> {
    isEager ? result.eager : result
  }
}

extension LazyList: CustomStringConvertible {
  /// The elements that are known, with `…` for what is not.
  ///
  /// Reading it evaluates nothing, and never waits.
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
  /// Whether both lists have equal elements in the same order.
  ///
  /// RAC: `-isEqual:`.
  public static func == (left: LazyList, right: LazyList) -> Bool {
    left.node === right.node || left.elementsEqual(right)
  }
}

extension LazyList: Hashable where Element: Hashable {
  /// Hashes the head alone, so that nothing else has to be evaluated.
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
  /// Creates the list of a stored array.
  ///
  /// RAC: `-initWithCoder:`.
  public init(from decoder: any Decoder) throws {
    self = try [Element](from: decoder).lazyList
  }
}
