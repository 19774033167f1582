extension LazyList {
  /// Turns each element into a list, concatenates these lists, and may stop early.
  ///
  /// `makeStep` runs at once. Its step runs for an element when the result is read that far, and never
  /// twice; it returns `nil` to end the result, or sets `stop` to end it after one more list. Reading
  /// the head of the result reads the head of this list and takes its tail, but does not read the
  /// tail's head; after `stop` not even the tail is taken.
  ///
  /// Elements that become an empty list are passed over in a loop, and are not kept meanwhile.
  ///
  /// RAC: `-bind:`.
  public func bind<Output>(
    _ makeStep: () -> (_ element: Element, _ stop: inout Bool) -> LazyList<Output>?
  ) -> LazyList<Output> {
    if isKnownEmpty { return keepingEagerness(.empty()) }
    return keepingEagerness(.joined(nil, elements: self, step: makeStep()))
  }

  /// What is left of `current`, and then the lists that `step` makes of `elements`.
  private static func joined<Source>(
    _ current: LazyList?, elements: LazyList<Source>?,
    step: @escaping (Source, inout Bool) -> LazyList?
  ) -> LazyList {
    // These move on, so that what was passed over can be released before an element is found.
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
        // A last list goes on as itself, or lists in lists in lists would be read through each other.
        if elements?.isKnownEmpty == true { elements = nil }
      }
    })
  }

  /// Turns each element into a list, and concatenates these lists.
  ///
  /// This is `bind` without the power to stop; `nil` counts as the empty list.
  ///
  /// RAC: `-flattenMap:`.
  public func flattenMap<Output>(
    _ transform: @escaping (Element) -> LazyList<Output>?
  ) -> LazyList<Output> {
    bind { { element, _ in transform(element) ?? .empty() } }
  }

  /// Concatenates the lists that are the elements of this one.
  ///
  /// RAC: `-flatten`.
  public func flatten<Inner>() -> LazyList<Inner> where Element == LazyList<Inner> {
    flattenMap { $0 }
  }

  /// `element`, and then all of this list.
  ///
  /// RAC: `-startWith:`.
  public func startWith(_ element: Element) -> LazyList<Element> {
    keepingEagerness(.concat([.return(element), self]))
  }

  /// Pairs the first elements of both lists, then the second ones, up to the end of the shorter list.
  ///
  /// RAC: `-zipWith:`.
  public func zip<Other>(with other: LazyList<Other>) -> LazyList<(Element, Other)> {
    keepingEagerness(paired(with: other))
  }

  /// Combines the first elements of both lists, then the second ones.
  ///
  /// RAC: `+zip:reduce:`.
  public static func zip<First, Second>(
    _ first: LazyList<First>, _ second: LazyList<Second>,
    reduce: @escaping (First, Second) -> Element
  ) -> LazyList<Element> {
    first.zip(with: second).map(reduce)
  }

  /// Pairs the first elements of both lists, then the second ones.
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
