/// A list that computes each element once, when the element is first read.
///
/// A list consists of a head, which is an element, and a tail, which is a list:
///
/// ```swift
/// func numbers(from first: Int) -> LazyList<Int> {
///   LazyList(head: { first }, tail: { numbers(from: first + 1) })
/// }
/// numbers(from: 1).map { $0 * $0 }.take(3).array  // [1, 4, 9]
/// ```
///
/// An element is computed on the thread that first reads it, and then stored for all readers of the
/// list and its copies. If several threads read an element at the same time, it is computed once.
///
/// You can use a list on any thread if its elements are `Sendable`. The compiler warns about other
/// elements where ``signal(on:)`` moves them to another thread.
///
/// A list can have any number of elements, and `concat` can join any number of lists. The stack
/// limits the number of operators in a chain, because each operator reads its source in a nested
/// call. For the limit, see <doc:HowASubscriptionRuns>.
///
/// RAC: `RACSequence`.
public struct LazyList<Element>: Sendable {
  // The list is `Sendable` for any element. If the elements had to be `Sendable`, Swift could not
  // infer the types in `LazyList.zip(a, b)` and `LazyList.concat([a, b])`, because there are
  // methods with the same names (swiftlang/swift#80146).
  let node: Node

  /// A Boolean value that indicates whether operators compute their results immediately.
  let isEager: Bool

  init(node: Node, isEager: Bool = false) {
    self.node = node
    self.isEager = isEager
  }

  /// Creates a list that runs `step` when its head or tail is first read.
  ///
  /// `step` returns the head and sets the recipe of the tail.
  init(step: @escaping Node.Head) {
    self.init(node: Node(head: step))
  }

  /// Creates a list from a closure for its first element and a closure for the rest.
  ///
  /// Reading the head doesn't run `tail`, and reading the tail doesn't run `head`. The list ends if
  /// either closure returns `nil`.
  ///
  /// RAC: `+sequenceWithHeadBlock:tailBlock:`.
  public init(
    head: @escaping () -> Element?, tail: @escaping () -> LazyList<Element>? = { nil }
  ) {
    self.init(node: Node(head: { _ in head() }, tail: tail))
  }

  /// The first element, or `nil` if the list is empty.
  ///
  /// RAC: `head`.
  public var head: Element? { node.head }

  /// The list of all elements after the first.
  ///
  /// The tail is empty if the list has at most one element.
  ///
  /// RAC: `tail`.
  public var tail: LazyList<Element> { LazyList(node: node.tail, isEager: isEager) }

  /// A Boolean value that indicates whether the list is known to be empty.
  ///
  /// Reading this property doesn't compute any elements.
  var isKnownEmpty: Bool { node.isKnownEmpty }
}

extension LazyList {
  /// Returns a list without elements.
  ///
  /// RAC: `+empty`.
  public static func empty() -> LazyList<Element> {
    LazyList(node: Node(head: nil))
  }

  /// Returns a list of one element.
  ///
  /// RAC: `+return:`.
  public static func `return`(_ element: Element) -> LazyList<Element> {
    LazyList(node: Node(head: .some(element)))
  }

  /// Returns a list whose elements are computed one by one from a state.
  ///
  /// ```swift
  /// LazyList.unfold((0, 1)) { pair in (pair.0, (pair.1, pair.0 + pair.1)) }  // 0 1 1 2 3 5 …
  /// ```
  ///
  /// `next` returns an element and the next state, or `nil` to end the list. It runs once per
  /// element, when the element or the rest of the list is first read.
  public static func unfold<State>(
    _ state: State, _ next: @escaping (State) -> (Element, State)?
  ) -> LazyList<Element> {
    LazyList(step: { tail in
      guard let (element, following) = next(state) else { return nil }
      tail = { unfold(following, next) }
      return element
    })
  }
}
