extension Signal {
  /// Creates a signal that sends the elements of an asynchronous sequence.
  ///
  /// Each subscription goes through the sequence in a task of its own, which disposal cancels. Values
  /// come on the threads of Swift's tasks: see `deliver(on:)`.
  ///
  /// ReactiveCocoa has no such thing.
  public convenience init<Elements: AsyncSequence & Sendable>(_ elements: Elements)
  where Elements.Element == Value {
    self.init { subscriber in
      let task = Task {
        do {
          for try await element in elements { subscriber.sendNext(element) }
          subscriber.sendCompleted()
        } catch {
          subscriber.sendError(error)
        }
      }
      return Disposable { task.cancel() }
    }
  }
}
