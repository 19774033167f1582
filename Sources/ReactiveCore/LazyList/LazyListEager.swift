extension LazyList {
  /// The same list with everything evaluated now, whose operators evaluate at once as well.
  ///
  /// RAC: `eagerSequence`.
  public var eager: LazyList<Element> {
    if !isEager { for _ in self {} }
    return LazyList(node: node, isEager: true)
  }

  /// The same list, whose operators wait until they are read.
  ///
  /// RAC: `lazySequence`.
  public var lazyList: LazyList<Element> { LazyList(node: node) }

  /// What an operator returns: evaluated now, if this list is eager.
  func keepingEagerness<Output>(_ result: LazyList<Output>) -> LazyList<Output> {
    isEager ? result.eager : result
  }
}
