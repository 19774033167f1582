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
    if isKnownEmpty { return keepingEagerness(.empty()) }
    return keepingEagerness(LazyList<Output>(node: Transformed(of: node, transform)))
  }
}

/// A node that makes its element of the first one in its source that is not dropped.
private final class Transformed<Source, Element>: LazyList<Element>.Node, @unchecked Sendable {
  // Sendable: its parts are reached in the node's turn.
  @exclusivity(unchecked) private var source: LazyList<Source>.Node?
  @exclusivity(unchecked) private var transform: ((Source) -> Element?)?
  private var releaseLoop = ReleaseLoop()

  init(of source: LazyList<Source>.Node, _ transform: @escaping (Source) -> Element?) {
    self.source = source
    self.transform = transform
    super.init()
  }

  override func makeHead(_ tail: inout LazyList<Element>.Node?) -> Element? {
    guard let transform else { return nil }
    while let node = source, let element = node.head {
      let output = transform(element)
      source = node.tail
      if let output, let rest = replace(&source, with: nil) {
        tail = Transformed(of: rest, transform)
        self.transform = nil
        return output
      }
    }
    source = nil
    self.transform = nil
    return nil
  }

  override func makeTail() -> LazyList<Element>.Node? {
    _ = head
    return nil
  }

  deinit {
    if source == nil, transform == nil { return }
    if ReleaseLoop.isNeeded {
      releaseLoop.hold { [source, transform] in _ = (source, transform) }
    }
  }
}
