extension LazyList {
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
}
