extension LazyList {
  /// `element`, and then all of this list.
  ///
  /// RAC: `-startWith:`. Keeps STR-STARTWITH-1.
  public func startWith(_ element: Element) -> LazyList<Element> {
    keepingEagerness(.concat([.return(element), self]))
  }
}
