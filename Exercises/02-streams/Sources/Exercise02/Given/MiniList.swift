import ReactiveCore

/// A lazy list with three operators: `return`, `empty`, and `flattenMap`.
struct MiniList<Element> {
  private let list: LazyList<Element>

  /// Creates a list that reads the elements of a sequence when they are needed.
  init(_ elements: some Sequence<Element>) {
    list = elements.lazyList
  }

  private init(list: LazyList<Element>) {
    self.list = list
  }

  /// Returns a list of one element.
  static func `return`(_ element: Element) -> MiniList<Element> {
    MiniList(list: .return(element))
  }

  /// Returns an empty list.
  static func empty() -> MiniList<Element> {
    MiniList(list: .empty())
  }

  /// Returns the lists that `transform` makes from the elements, joined into one list.
  func flattenMap<Output>(
    _ transform: @escaping (Element) -> MiniList<Output>
  ) -> MiniList<Output> {
    MiniList<Output>(list: list.flattenMap { transform($0).list })
  }

  /// Returns the first `count` elements without reading any others.
  func first(_ count: Int) -> [Element] {
    Array(list.prefix(count))
  }

  var elements: [Element] {
    Array(list)
  }
}
