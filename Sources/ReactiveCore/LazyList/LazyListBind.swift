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
}
