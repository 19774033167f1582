extension Signal {
  /// Shares one subscription to this signal among all subscribers of the same time.
  ///
  ///     self    --A--B--C--…             begun for the first
  ///     first   --A--B--!
  ///     second     ^-B--C--!             disposed with the last
  ///     third                  ^-A--B--…
  ///
  /// The first subscriber begins it, and the last disposal ends it. A later subscriber, or one after an
  /// end, subscribes this signal again, which `publish().autoconnect()` does not. A new subscriber is
  /// first sent the last `count` values of the subscription that runs. Events come on the threads that
  /// send.
  ///
  /// ReactiveCocoa has no such name; RxSwift: `share(replay:)`; Combine: `share()`, which gives a subscriber
  /// after the end that end alone.
  public func share(replay count: Int = 0) -> Signal<Value> {
    precondition(count >= 0, "share(replay:) cannot replay fewer than 0 values.")
    let sharing = Sharing<Value>(replaying: count)
    return Signal(of: self) { subscriber in
      let (run, recording) = sharing.join()
      // Added first: the recording may send what ends the subscriber.
      subscriber.add(Disposable { [weak sharing] in Sharing.leave(run, of: sharing) })
      recording.subscribe(subscriber)
      if run.hasBegun.set() {
        // The run is forgotten before its end is sent, as a subscriber may subscribe again inside it.
        self.finally { sharing.forget(run) }.subscribe(recording, as: run.subscription)
      }
    }
    .named("-share", of: self, function: count == 0 ? "share()" : #function)
  }
}

/// What all subscriptions of a shared signal have in common.
///
/// It holds the recording, which holds the subscribers. So a subscription may hold neither it nor the
/// source: else a source that is released without an end would be kept for ever.
private final class Sharing<Value>: Sendable {
  typealias Current = (run: Run, recording: ReplaySubject<Value>)

  private let count: Int
  private let current = Locked(Current?.none)

  init(replaying count: Int) { self.count = count }

  /// Counts a subscriber of the run that goes on, or of a new one.
  func join() -> Current {
    current.withLock { current in
      // Recorded, so that a subscriber that joins before the end and subscribes after it gets the end.
      let joined = current ?? (Run(), ReplaySubject(capacity: count, needsScheduler: false))
      current = joined
      joined.run.add()
      return joined
    }
  }

  /// Forgets a run, so that the next subscriber begins another.
  func forget(_ run: Run) {
    let last = current.withLock { Self.take(run, from: &$0) }
    withExtendedLifetime(last) {}
  }

  /// Removes a subscriber; the last one disposes the run.
  static func leave(_ run: Run, of sharing: Sharing?) {
    // Where the sharing has been released, nothing can join any more.
    if sharing?.remove(from: run) ?? run.remove() { run.subscription.dispose() }
  }

  private func remove(from run: Run) -> Bool {
    let (isLast, last) = current.withLock { current in
      let isLast = run.remove()
      return (isLast, isLast ? Self.take(run, from: &current) : nil)
    }
    withExtendedLifetime(last) {}
    return isLast
  }

  private static func take(_ run: Run, from current: inout Current?) -> Current? {
    current?.run === run ? replace(&current, with: nil) : nil
  }

  /// One subscription to the source.
  final class Run: Sendable {
    let hasBegun = Flag()
    let subscription = CompoundDisposable()
    private let subscribers = Locked(0)

    func add() { subscribers.withLock { $0 += 1 } }

    /// Counts one fewer, and returns whether none is left.
    func remove() -> Bool {
      subscribers.withLock { subscribers in
        subscribers -= 1
        return subscribers == 0
      }
    }
  }
}
