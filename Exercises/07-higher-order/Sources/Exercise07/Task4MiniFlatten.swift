/// Task 4: build `flatten(maxConcurrent:)` yourself.
///
///     outer       abc|                 maxConcurrent: 2
///     a           ^-1---|
///     b            ^--2--|
///     c                 ^3|            waits for a
///     flatten     --1-2--3|
///
/// Send the values of the inner signals. `MiniSignal` is in Given/.
///
/// - At most `maxConcurrent` inner signals run at a time; 0 means no limit.
/// - The others wait in a queue, not subscribed. When one completes, the first in the queue starts.
/// - It completes when the outer signal has completed, none is running, and the queue is empty.
/// - The first error, outer or inner, disposes the others and drops the queue.
/// - `dispose()` does the same, without an event.
/// - Each subscription has its own queue. A signal can be in it twice.
///
/// Page: 07-higher-order, "Two at a time", "A subject in the queue"
extension MiniSignal {
  func flatten<Inner>(maxConcurrent: Int) -> MiniSignal<Inner> where Value == MiniSignal<Inner> {
    MiniSignal<Inner> { subscriber in
      subscriber.sendCompleted()
      return nil
    }
  }
}
