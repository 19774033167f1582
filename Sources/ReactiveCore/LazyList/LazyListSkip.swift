extension LazyList {
  /// The elements after the first `count`.
  ///
  /// RAC: `-skip:`. Keeps STR-SKIP-1…3, SEQ-CONCAT-5.
  public func skip(_ count: Int) -> LazyList<Element> {
    precondition(count >= 0, "A list cannot skip fewer than 0 elements.")
    var skipped = 0
    return filter { _ in
      if skipped == count { return true }
      skipped += 1
      return false
    }
  }

  /// The first element that satisfies `predicate`, and all after it.
  ///
  /// RAC: `-skipUntilBlock:`. Keeps STR-SKIPPED-1, STR-SKIPPED-3.
  public func skip(until predicate: @escaping (Element) -> Bool) -> LazyList<Element> {
    var isSkipping = true
    return filter { element in
      if isSkipping { isSkipping = !predicate(element) }
      return !isSkipping
    }
  }

  /// The first element that fails `predicate`, and all after it.
  ///
  /// RAC: `-skipWhileBlock:`. Keeps STR-SKIPPED-2.
  public func skip(while predicate: @escaping (Element) -> Bool) -> LazyList<Element> {
    skip(until: { !predicate($0) })
  }
}
