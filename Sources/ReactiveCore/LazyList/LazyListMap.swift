extension LazyList {
  /// The elements, transformed.
  ///
  /// It is `flattenMap { .return(transform($0)) }`, written out; a test holds the two together. A `nil`
  /// from `transform` is an element; ``compactMap(_:)`` drops it.
  ///
  /// RAC: `-map:`. Keeps STR-MAP-1, SEQ-BIND-2.
  public func map<Output>(_ transform: @escaping (Element) -> Output) -> LazyList<Output> {
    compactMap { .some(transform($0)) }
  }

  /// As many times `replacement` as there are elements.
  ///
  /// RAC: `-mapReplace:`. Keeps STR-MAP-3.
  public func mapReplace<Output>(_ replacement: Output) -> LazyList<Output> {
    map { _ in replacement }
  }

  /// The elements, transformed, without those that became `nil`.
  ///
  /// RAC: `-map:` with a block that returns `nil`. SEQ-BIND-8 is different: it has a name of its own.
  public func compactMap<Output>(
    _ transform: @escaping (Element) -> Output?
  ) -> LazyList<Output> {
    keepingEagerness(isKnownEmpty ? .empty() : transformed(transform))
  }

  private func transformed<Output>(
    _ transform: @escaping (Element) -> Output?
  ) -> LazyList<Output> {
    var source = self
    return LazyList<Output>(step: { tail in
      while let element = source.head {
        let output = transform(element)
        source = source.tail
        if let output {
          tail = { [source] in source.transformed(transform) }
          return output
        }
      }
      return nil
    })
  }
}
