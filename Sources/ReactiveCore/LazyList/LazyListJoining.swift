extension LazyList {
  /// Returns the concatenation of the lists that a step returns for the elements.
  ///
  /// `makeStep` runs immediately, unless this list is known to be empty. The step that it returns
  /// runs at most once per element, when the result is read that far. The step returns `nil` to end
  /// the result, or sets `stop` to end the result after the returned list.
  ///
  /// Reading the head of the result reads the head of this list, and computes this list's tail, but
  /// not the head of that tail. After `stop`, the tail isn't computed, either. A loop skips and
  /// releases the elements for which the step returns an empty list.
  ///
  /// RAC: `-bind:`.
  public func bind<Output>(
    _ makeStep: () -> (_ element: Element, _ stop: inout Bool) -> LazyList<Output>?
  ) -> LazyList<Output> {
    if isKnownEmpty { return keepingEagerness(.empty()) }
    return keepingEagerness(.joined(nil, elements: self, step: makeStep()))
  }

  /// Returns the elements of `current`, followed by the lists that `step` returns for `elements`.
  private static func joined<Source>(
    _ current: LazyList?, elements: LazyList<Source>?,
    step: @escaping (Source, inout Bool) -> LazyList?
  ) -> LazyList {
    // The loop advances these variables, so that it releases each skipped element.
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
        // Return the last list unchanged, because another node around each nested list would add a
        // nested call.
        if elements?.isKnownEmpty == true { elements = nil }
      }
    })
  }

  /// Returns the concatenation of the lists that `transform` returns for the elements.
  ///
  /// This is equivalent to `bind` with a step that never stops. A `nil` result counts as an empty
  /// list.
  ///
  /// RAC: `-flattenMap:`.
  public func flattenMap<Output>(
    _ transform: @escaping (Element) -> LazyList<Output>?
  ) -> LazyList<Output> {
    bind { { element, _ in transform(element) ?? .empty() } }
  }

  /// Returns the concatenation of this list's elements, which are lists.
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

  /// Returns a list of pairs: the first elements of both lists, then the second elements, and so
  /// on.
  ///
  /// The result ends when the shorter list ends.
  ///
  /// RAC: `-zipWith:`.
  public func zip<Other>(with other: LazyList<Other>) -> LazyList<(Element, Other)> {
    keepingEagerness(paired(with: other))
  }

  /// Returns a list that combines the first elements of both lists with `reduce`, then the second
  /// elements, and so on.
  ///
  /// RAC: `+zip:reduce:`.
  public static func zip<First, Second>(
    _ first: LazyList<First>, _ second: LazyList<Second>,
    reduce: @escaping (First, Second) -> Element
  ) -> LazyList<Element> {
    first.zip(with: second).map(reduce)
  }

  /// Returns a list of pairs: the first elements of both lists, then the second elements, and so
  /// on.
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
