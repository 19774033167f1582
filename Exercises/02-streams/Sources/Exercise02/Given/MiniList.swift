import ReactiveCore

/// A lazy list that can do little: it has `return`, `empty` and `flattenMap`, and can be read.
struct MiniList<Element> {
  private let list: LazyList<Element>

  /// The elements of a sequence, which are taken from it when they are read.
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

  /// The elements of the lists that `transform` makes, each made when it is read.
  func flattenMap<Output>(
    _ transform: @escaping (Element) -> MiniList<Output>
  ) -> MiniList<Output> {
    MiniList<Output>(list: list.flattenMap { transform($0).list })
  }

  /// Reads the first elements, and no others.
  func first(_ count: Int) -> [Element] {
    Array(list.prefix(count))
  }

  /// Reads all elements.
  var elements: [Element] {
    Array(list)
  }
}
