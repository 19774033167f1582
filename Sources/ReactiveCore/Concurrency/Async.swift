extension Signal where Value: Sendable {
  /// Returns a signal that calls an asynchronous function, and sends its result or its error.
  ///
  /// ```swift
  /// let picture = Signal.async { try await server.picture() }
  /// ```
  ///
  ///     async  -----(x|)
  ///
  /// Each subscription calls the function in its own task. Disposal cancels the task. The signal
  /// completes after the value. Events arrive on a background scheduler.
  ///
  /// ReactiveCocoa has no equivalent.
  public static func async(
    _ work: @escaping @Sendable () async throws -> Value
  ) -> Signal<Value> {
    Signal(Answer(work)).named("+async:")
  }
}

/// The result of an asynchronous function, as a sequence of one element.
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
