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
}
