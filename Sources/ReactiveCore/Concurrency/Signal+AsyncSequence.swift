extension Signal where Value: Sendable {
  /// Creates a signal that sends the elements of an asynchronous sequence.
  ///
  /// Each subscription goes through the sequence in a task of its own, which disposal cancels. Events
  /// come on a background scheduler of the subscription's own, and the next element is asked for when
  /// the one before has been passed on. The elements go from the task to the scheduler, so they have to
  /// be `Sendable`.
  ///
  /// ReactiveCocoa has no such thing.
  public convenience init<Elements: AsyncSequence & Sendable>(_ elements: Elements)
  where Elements.Element == Value {
    self.init { subscriber in
      let scheduler = Scheduler.background()
      let task = Task {
        do {
          // A sequence need not look at cancellation itself, and the task runs before there is what cancels it.
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
  /// Runs `action` in its turn, and waits until it has run.
  fileprivate func perform(_ action: @escaping () -> Void) async {
    await withCheckedContinuation { continuation in
      scheduleUnchecked {
        action()
        continuation.resume()
      }
    }
  }
}
