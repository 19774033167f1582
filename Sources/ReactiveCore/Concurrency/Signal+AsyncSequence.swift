extension Signal where Value: Sendable {
  /// Creates a signal that sends the elements of an asynchronous sequence.
  ///
  /// Each subscription iterates over the sequence in its own task. Disposal cancels the task. The
  /// signal completes after the last element, and fails if the sequence throws.
  ///
  /// Each subscription's events arrive on its own background scheduler. The next element is
  /// requested after the previous one has been forwarded. The elements move from the task to the
  /// scheduler, so they must be `Sendable`.
  ///
  /// ReactiveCocoa has no equivalent.
  public convenience init<Elements: AsyncSequence & Sendable>(_ elements: Elements)
  where Elements.Element == Value {
    self.init { subscriber in
      let scheduler = Scheduler.background()
      let task = Task {
        do {
          // Check for disposal, because the sequence may ignore cancellation, and the task may run
          // before its disposable exists.
          var iterator = elements.makeAsyncIterator()
          while !subscriber.isDisposed, let element = try await iterator.next() {
            await scheduler.perform { subscriber.sendNext(element) }
          }
          await scheduler.perform { subscriber.sendCompleted() }
        } catch {
          await scheduler.perform { subscriber.sendError(error) }
        }
      }
      return Disposable { task.cancel() }
    }
  }
}

extension Scheduler {
  /// Runs `action` on the scheduler, and waits until it returns.
  fileprivate func perform(_ action: @escaping () -> Void) async {
    await withCheckedContinuation { continuation in
      scheduleUnchecked {
        action()
        continuation.resume()
      }
    }
  }
}
