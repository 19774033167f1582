extension LazyList {
  /// The elements, transformed, without those that became `nil`.
  ///
  /// RAC: `-map:` with a block that returns `nil`.
  public func compactMap<Output>(
    _ transform: @escaping (Element) -> Output?
  ) -> LazyList<Output> {
    transformed { element, node in
      if let output = transform(element) { node.keep(output) }
    }
  }
}
