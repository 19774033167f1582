extension LazyList {
  /// The elements, transformed, without those that became `nil`.
  ///
  /// RAC: `-map:` with a block that returns `nil`. SEQ-BIND-8 is different: it has a name of its own.
  public func compactMap<Output>(
    _ transform: @escaping (Element) -> Output?
  ) -> LazyList<Output> {
    transformed { element, node in
      if let output = transform(element) { node.keep(output) }
    }
  }
}
