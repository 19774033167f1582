/// A list whose elements are computed once, when they are first read.
///
/// A list is a head and a tail, which is a list again:
///
/// ```swift
/// func numbers(from first: Int) -> LazyList<Int> {
///   LazyList(head: { first }, tail: { numbers(from: first + 1) })
/// }
/// numbers(from: 1).map { $0 * $0 }.take(3).array  // [1, 4, 9]
/// ```
///
/// Nothing runs before it is read, and then on the reader's thread; what was read once is
/// remembered for all readers. Threads that read the same element at the same time compute it once.
/// A copy shares the nodes, and so what was evaluated. The nodes take turns, so a
/// list may go to another thread if its elements may; the compiler warns of those that may not where
/// ``signal(on:)`` takes them there.
///
/// Neither walking a list nor releasing it nests as deep as the list is long, and neither does joining
/// lists with `concat`. Operators on operators do: an element is read through all of them, one call inside
/// the other. How deep is in <doc:HowASubscriptionRuns>.
///
/// RAC: `RACSequence`.
public struct LazyList<Element>: Sendable {
  // Sendable for any element: with a condition Swift does not infer `LazyList.zip(a, b)` or
  // `LazyList.concat([a, b])`, as methods have these names too (swiftlang/swift#80146).
  let node: Node

  /// Whether everything was evaluated, and operators are to evaluate at once too.
  let isEager: Bool

  init(node: Node, isEager: Bool = false) {
    self.node = node
    self.isEager = isEager
  }

  /// Creates a list that runs `step` when its head or its tail is read; `step` sets how to go on.
  init(step: @escaping Recipe.Head) {
    self.init(node: Recipe(head: step))
  }

  /// Creates a list from a closure for its first element and one for the rest.
  ///
  /// Reading the head does not run `tail`, and reading the tail does not run `head`. A `nil` head is
  /// the end; so is a `nil` tail.
  ///
  /// RAC: `+sequenceWithHeadBlock:tailBlock:`.
  public init(
    head: @escaping () -> Element?, tail: @escaping () -> LazyList<Element>? = { nil }
  ) {
    self.init(node: Recipe(head: { _ in head() }, tail: tail))
  }

  /// The first element, or `nil` when the list is empty.
  ///
  /// RAC: `head`.
  public var head: Element? { node.head }

  /// Everything after the first element.
  ///
  /// After the end it is the empty list.
  ///
  /// RAC: `tail`.
  public var tail: LazyList<Element> { LazyList(node: node.tail, isEager: isEager) }

  /// Whether it is known already, without evaluating anything, that there is no element.
  var isKnownEmpty: Bool { node.isKnownEmpty }
}

extension LazyList {
  /// A list without elements.
  ///
  /// RAC: `+empty`.
  public static func empty() -> LazyList<Element> {
    LazyList(node: Node(head: nil))
  }

  /// A list of one element.
  ///
  /// RAC: `+return:`.
  public static func `return`(_ element: Element) -> LazyList<Element> {
    LazyList(node: Node(head: .some(element)))
  }

  /// A list that grows from a state: `next` makes an element and the state after it, or `nil` to end.
  ///
  /// ```swift
  /// LazyList.unfold((0, 1)) { pair in (pair.0, (pair.1, pair.0 + pair.1)) }  // 0 1 1 2 3 5 …
  /// ```
  ///
  /// `next` runs once for each element, when its head or its tail is read.
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
