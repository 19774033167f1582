extension LazyList {
  /// The first `count` elements.
  ///
  /// Nothing behind them is evaluated; `take(0)` evaluates nothing at all.
  ///
  /// RAC: `-take:`. Keeps STR-TAKE-1…3, SEQ-BIND-4, SEQ-CONCAT-4.
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

  /// The elements before the first one that satisfies `predicate`.
  ///
  /// RAC: `-takeUntilBlock:`. Keeps STR-TAKEPRED-1, STR-TAKEPRED-5.
  public func take(until predicate: @escaping (Element) -> Bool) -> LazyList<Element> {
    bind { { element, _ in predicate(element) ? nil : .return(element) } }
  }

  /// The elements before the first one that fails `predicate`.
  ///
  /// RAC: `-takeWhileBlock:`. Keeps STR-TAKEPRED-2, STR-TAKEPRED-3.
  public func take(while predicate: @escaping (Element) -> Bool) -> LazyList<Element> {
    take(until: { !predicate($0) })
  }
}
