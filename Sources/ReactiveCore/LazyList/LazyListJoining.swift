extension LazyList {
  /// Returns the concatenation of the lists that a step returns for the elements.
  ///
  /// `makeStep` runs immediately. The step that it returns runs at most once
  /// per element, when the result is read that far. A step returns `nil` to
  /// end the result, or sets `stop` to end it after the returned list.
  ///
  /// Reading the head of the result reads the head of this list and takes its tail, but doesn't
  /// read the tail's head. After `stop`, the tail isn't taken either. Elements that become an empty
  /// list are skipped in a loop, and released along the way.
  ///
  /// RAC: `-bind:`.
  public func bind<Output>(
    _ makeStep: () -> (_ element: Element, _ stop: inout Bool) -> LazyList<Output>?
  ) -> LazyList<Output> {
    if isKnownEmpty { return keepingEagerness(.empty()) }
    return keepingEagerness(.joined(nil, elements: self, step: makeStep()))
  }

  /// Returns the rest of `current`, followed by the lists that `step` returns for `elements`.
  private static func joined<Source>(
    _ current: LazyList?, elements: LazyList<Source>?,
    step: @escaping (Source, inout Bool) -> LazyList?
  ) -> LazyList {
    // These variables advance, so that skipped elements are released before an element is found.
    var current = current
    var elements = elements
    return LazyList(step: { tail in
      while true {
        if let list = current, let head = list.head {
          tail = { [elements] in
            elements == nil ? list.tail : joined(list.tail, elements: elements, step: step)
          }
          return head
        }
        guard let source = elements, let element = source.head else { return nil }
        var stop = false
        current = step(element, &stop)
        elements = stop || current == nil ? nil : source.tail
        // Return the last list unchanged. Otherwise each nested list would add a nested call.
        if elements?.isKnownEmpty == true { elements = nil }
      }
    })
  }

  /// Returns a list that concatenates the lists that `transform` returns for the elements.
  ///
  /// This is `bind` without stopping early. A `nil` result counts as the empty list.
  ///
  /// RAC: `-flattenMap:`.
  public func flattenMap<Output>(
    _ transform: @escaping (Element) -> LazyList<Output>?
  ) -> LazyList<Output> {
    bind { { element, _ in transform(element) ?? .empty() } }
  }

  /// Returns the concatenation of the lists that are the elements of this list.
  ///
  /// RAC: `-flatten`.
  public func flatten<Inner>() -> LazyList<Inner> where Element == LazyList<Inner> {
    flattenMap { $0 }
  }

  /// Returns a list of `element`, followed by all elements of this list.
  ///
  /// RAC: `-startWith:`.
  public func startWith(_ element: Element) -> LazyList<Element> {
    keepingEagerness(.concat([.return(element), self]))
  }

  /// Returns a list that pairs the elements of both lists, first with first, and so on.
  ///
  /// The result ends with the shorter list.
  ///
  /// RAC: `-zipWith:`.
  public func zip<Other>(with other: LazyList<Other>) -> LazyList<(Element, Other)> {
    keepingEagerness(paired(with: other))
  }

  /// Returns a list that combines the elements of both lists pair by pair with `reduce`.
  ///
  /// RAC: `+zip:reduce:`.
  public static func zip<First, Second>(
    _ first: LazyList<First>, _ second: LazyList<Second>,
    reduce: @escaping (First, Second) -> Element
  ) -> LazyList<Element> {
    first.zip(with: second).map(reduce)
  }

  /// Returns a list that pairs the elements of both lists, first with first, and so on.
  ///
  /// RAC: `+zip:`.
  public static func zip<First, Second>(
    _ first: LazyList<First>, _ second: LazyList<Second>
  ) -> LazyList<(First, Second)> where Element == (First, Second) {
    first.zip(with: second)
  }

  private func paired<Other>(with other: LazyList<Other>) -> LazyList<(Element, Other)> {
    if isKnownEmpty || other.isKnownEmpty { return .empty() }
    return LazyList<(Element, Other)>(
      head: {
        guard let left = self.head, let right = other.head else { return nil }
        return (left, right)
      },
      tail: { self.tail.paired(with: other.tail) })
  }
}
