extension LazyList {
  /// The elements, transformed.
  ///
  /// It is `flattenMap { .return(transform($0)) }`, written out; a test holds the two together. A `nil`
  /// from `transform` is an element; ``compactMap(_:)`` drops it.
  ///
  /// RAC: `-map:`.
  public func map<Output>(_ transform: @escaping (Element) -> Output) -> LazyList<Output> {
    transformed { element, node in node.keep(transform(element)) }
  }
}
