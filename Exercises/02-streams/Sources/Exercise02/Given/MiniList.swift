import ReactiveCore

/// A lazy list with few operators: `return`, `empty`, and `flattenMap`.
struct MiniList<Element> {
  private let list: LazyList<Element>

  /// Creates a list that reads the elements of a sequence when they are needed.
  init(_ elements: some Sequence<Element>) {
    list = elements.lazyList
  }

  private init(list: LazyList<Element>) {
    self.list = list
  }

  /// The list of one element.
  static func `return`(_ element: Element) -> MiniList<Element> {
    MiniList(list: .return(element))
  }

  /// The list without elements.
  static func empty() -> MiniList<Element> {
    MiniList(list: .empty())
  }

  /// The elements of the lists that `transform` makes, one list after the other.
  func flattenMap<Output>(
    _ transform: @escaping (Element) -> MiniList<Output>
  ) -> MiniList<Output> {
    MiniList<Output>(list: list.flattenMap { transform($0).list })
  }

  /// Reads only the first elements.
  func first(_ count: Int) -> [Element] {
    Array(list.prefix(count))
  }

  /// All elements.
  var elements: [Element] {
    Array(list)
  }
}
