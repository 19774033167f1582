extension LazyList {
  /// `element`, and then all of this list.
  ///
  /// RAC: `-startWith:`.
  public func startWith(_ element: Element) -> LazyList<Element> {
    keepingEagerness(.concat([.return(element), self]))
  }
}
