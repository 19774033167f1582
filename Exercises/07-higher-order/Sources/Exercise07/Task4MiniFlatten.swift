/// Task 4: build `flatten(maxConcurrent:)` yourself.
///
///     outer       abc|                 maxConcurrent: 2
///     a           ^-1---|
///     b            ^--2--|
///     c                 ^3|            waits for a
///     flatten     --1-2--3|
///
/// `MiniSignal` is in Given/.
///
/// - At most `maxConcurrent` inner signals run at a time; 0 means no limit.
/// - The others wait in a queue. When a running signal completes, the first in the queue starts.
/// - Completes when all signals complete, and fails with the first error.
/// - An error or `dispose()` ends all subscriptions and clears the queue.
/// - Each subscription has its own queue. The same signal may be running or queued more than once.
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
