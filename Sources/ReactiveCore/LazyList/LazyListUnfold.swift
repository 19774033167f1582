extension LazyList {
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
