/// Task 4: build `flatten(maxConcurrent:)` yourself.
///
/// `MiniSignal` is the one that you built in 04-signals; it is in Given/. Send what the inner signals
/// send, at most `maxConcurrent` of them at a time. The others wait in a queue.
///
/// - A queued signal is not subscribed before its turn; the one that arrived first has the first turn.
/// - 0 means no limit.
/// - It completes when the outer signal, the active and the queued ones all have. The first error
///   ends everything that runs, and drops the queue; so does `dispose()`.
///
///     outer       abc|                        maxConcurrent: 2
///     a           ^-1---|
///     b            ^--2--|
///     c                 ^3|                   (waits for a)
///     flatten     --1-2--3|
///
/// Rests on the page 07-higher-order, cells "Two at a time" and "A subject in the queue".
extension MiniSignal {
  func flatten<Inner>(maxConcurrent: Int) -> MiniSignal<Inner> where Value == MiniSignal<Inner> {
    MiniSignal<Inner> { subscriber in
      subscriber.sendCompleted()
      return nil
    }
  }
}
