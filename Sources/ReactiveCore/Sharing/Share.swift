extension Signal {
  /// Shares one subscription to this signal among all subscribers that are subscribed at the same time.
  ///
  ///     self    --A--B--C--…             begun for the first
  ///     first   --A--B--!
  ///     second     ^-B--C--!             disposed with the last
  ///     third                  ^-A--B--…
  ///
  /// The first subscriber starts the subscription, and the last disposal ends it. A subscriber that comes
  /// after that, or after the end, starts a new one; `publish().autoconnect()` doesn't. A new subscriber
  /// first gets the last `count` values of the current subscription. Completion and errors reach all
  /// subscribers. Events arrive on the threads that send.
  ///
  /// ReactiveCocoa has no such name; RxSwift: `share(replay:)`; Combine: `share()`, which sends only the
  /// end to a subscriber that comes after it.
  public func share(replay count: Int = 0) -> Signal<Value> {
    precondition(count >= 0, "share(replay:) cannot replay fewer than 0 values.")
    let sharing = Sharing<Value>(replaying: count)
    return Signal(of: self) { subscriber in
      let (run, recording) = sharing.join()
      // Added first, because the recording may end the subscriber.
      subscriber.add(Disposable { [weak sharing] in Sharing.leave(run, of: sharing) })
      recording.subscribe(subscriber)
      if run.hasBegun.set() {
        // Forget the run before its end is sent, because a subscriber may subscribe again inside
        // it.
        self.finally { sharing.forget(run) }.subscribe(recording, as: run.subscription)
      }
    }
    .named("-share", of: self, function: count == 0 ? "share()" : #function)
  }
}

/// The state that all subscriptions of a shared signal have in common.
///
/// It holds the recording, which holds the subscribers. A subscription therefore holds neither this
/// object nor the source. Otherwise a source that is released without an end would never be
/// deallocated.
private final class Sharing<Value>: Sendable {
  typealias Current = (run: Run, recording: ReplaySubject<Value>)

  private let count: Int
  private let current = Locked(Current?.none)

  init(replaying count: Int) { self.count = count }

  /// Adds a subscriber to the current run, or to a new one.
  func join() -> Current {
    current.withLock { current in
      // Recorded, so that a subscriber that joins before the end and subscribes after it gets the
      // end.
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
    // After the sharing is deallocated nothing can join.
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

    /// Removes a subscriber, and returns whether none is left.
    func remove() -> Bool {
      subscribers.withLock { subscribers in
        subscribers -= 1
        return subscribers == 0
      }
    }
  }
}
