extension Signal where Value: Sendable {
  /// Creates a signal that calls an asynchronous function, and sends what it returns or throws.
  ///
  /// ```swift
  /// let picture = Signal.async { try await server.picture() }
  /// ```
  ///
  ///     async  -----(x|)
  ///
  /// Each subscription calls it in a task of its own, which disposal cancels. The value and the end
  /// come as those of `init(_:)` for a sequence do.
  ///
  /// ReactiveCocoa has no such thing.
  public static func async(
    _ work: @escaping @Sendable () async throws -> Value
  ) -> Signal<Value> {
    Signal(Answer(work)).named("+async:")
  }
}

/// What an asynchronous function returns, as a sequence of one element.
private struct Answer<Element: Sendable>: AsyncSequence, AsyncIteratorProtocol, Sendable {
  private let work: @Sendable () async throws -> Element
  private var isOver = false

  init(_ work: @escaping @Sendable () async throws -> Element) { self.work = work }

  func makeAsyncIterator() -> Answer { self }

  mutating func next() async throws -> Element? {
    if isOver { return nil }
    isOver = true
    return try await work()
  }
}
