extension LazyList {
  /// Returns the elements for which `isIncluded` returns `true`.
  ///
  /// RAC: `-filter:`.
  public func filter(_ isIncluded: @escaping (Element) -> Bool) -> LazyList<Element> {
    flattenMap { element in isIncluded(element) ? .return(element) : nil }
  }
}

extension LazyList where Element: Equatable {
  /// Returns the elements that differ from `element`.
  ///
  /// RAC: `-ignore:`.
  public func ignore(_ element: Element) -> LazyList<Element> {
    filter { $0 != element }
  }
}

extension LazyList where Element: Equatable {
  /// Returns the elements, skipping each one that equals the element before it.
  ///
  /// RAC: `-distinctUntilChanged`.
  public func distinctUntilChanged() -> LazyList<Element> {
    var previous: Element?
    return filter { element in
      defer { previous = .some(element) }
      return previous != .some(element)
    }
  }
}

extension LazyList {
  /// Returns the elements after the first `count` elements.
  ///
  /// RAC: `-skip:`.
  public func skip(_ count: Int) -> LazyList<Element> {
    precondition(count >= 0, "A list cannot skip fewer than 0 elements.")
    var skipped = 0
    return filter { _ in
      if skipped == count { return true }
      skipped += 1
      return false
    }
  }

  /// Returns the first element that fails `predicate`, and all elements after it.
  ///
  /// RAC: `-skipWhileBlock:`.
  public func skip(while predicate: @escaping (Element) -> Bool) -> LazyList<Element> {
    skip(until: { !predicate($0) })
  }

  /// Returns the first element that satisfies `predicate`, and all elements after it.
  ///
  /// RAC: `-skipUntilBlock:`.
  public func skip(until predicate: @escaping (Element) -> Bool) -> LazyList<Element> {
    var isSkipping = true
    return filter { element in
      if isSkipping { isSkipping = !predicate(element) }
      return !isSkipping
    }
  }

  /// Returns the first `count` elements.
  ///
  /// Later elements are not computed. `take(0)` computes no elements.
  ///
  /// RAC: `-take:`.
  public func take(_ count: Int) -> LazyList<Element> {
    precondition(count >= 0, "A list cannot take fewer than 0 elements.")
    if count == 0 { return keepingEagerness(.empty()) }
    return bind {
      var taken = 0
      return { element, stop in
        taken += 1
        stop = taken == count
        return .return(element)
      }
    }
  }

  /// Returns the elements before the first one that fails `predicate`.
  ///
  /// RAC: `-takeWhileBlock:`.
  public func take(while predicate: @escaping (Element) -> Bool) -> LazyList<Element> {
    take(until: { !predicate($0) })
  }

  /// Returns the elements before the first one that satisfies `predicate`.
  ///
  /// RAC: `-takeUntilBlock:`.
  public func take(until predicate: @escaping (Element) -> Bool) -> LazyList<Element> {
    bind { { element, _ in predicate(element) ? nil : .return(element) } }
  }
}
