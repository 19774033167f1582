extension LazyList {
  /// The elements for which `isIncluded` is true.
  ///
  /// RAC: `-filter:`.
  public func filter(_ isIncluded: @escaping (Element) -> Bool) -> LazyList<Element> {
    transformed { element, node in
      if isIncluded(element) { node.keep(element) }
    }
  }
}

extension LazyList where Element: Equatable {
  /// The elements that differ from `element`.
  ///
  /// RAC: `-ignore:`.
  public func ignore(_ element: Element) -> LazyList<Element> {
    filter { $0 != element }
  }
}

extension LazyList where Element: Equatable {
  /// The elements that differ from the one before them.
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
  /// The elements after the first `count`.
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

  /// The first element that fails `predicate`, and all after it.
  ///
  /// RAC: `-skipWhileBlock:`.
  public func skip(while predicate: @escaping (Element) -> Bool) -> LazyList<Element> {
    skip(until: { !predicate($0) })
  }

  /// The first element that satisfies `predicate`, and all after it.
  ///
  /// RAC: `-skipUntilBlock:`.
  public func skip(until predicate: @escaping (Element) -> Bool) -> LazyList<Element> {
    var isSkipping = true
    return filter { element in
      if isSkipping { isSkipping = !predicate(element) }
      return !isSkipping
    }
  }

  /// The first `count` elements.
  ///
  /// Nothing behind them is evaluated; `take(0)` evaluates nothing at all.
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

  /// The elements before the first one that fails `predicate`.
  ///
  /// RAC: `-takeWhileBlock:`.
  public func take(while predicate: @escaping (Element) -> Bool) -> LazyList<Element> {
    take(until: { !predicate($0) })
  }

  /// The elements before the first one that satisfies `predicate`.
  ///
  /// RAC: `-takeUntilBlock:`.
  public func take(until predicate: @escaping (Element) -> Bool) -> LazyList<Element> {
    bind { { element, _ in predicate(element) ? nil : .return(element) } }
  }
}
