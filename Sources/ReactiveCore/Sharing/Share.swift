extension Signal {
  /// Returns a signal that shares one subscription to this signal among its current subscribers.
  ///
  ///     self    --A--B--C--…             subscribed by the first
  ///     first   --A--B--!
  ///     second     ^-B--C--!             this disposal ends self
  ///     third                  ^-A--B--…
  ///
  /// The first subscriber starts the subscription. The subscription ends when the last subscriber is
  /// disposed. Unlike with `publish().autoconnect()`, the next subscriber then starts a new
  /// subscription. The same happens after the source has completed or failed.
  ///
  /// Each new subscriber first gets the last `count` values of the current subscription. Completion
  /// and errors reach all subscribers. Events arrive on the threads that send them.
  ///
  /// ReactiveCocoa has no equivalent. RxSwift: `share(replay:)`. Combine: `share()`, which sends
  /// only the end to a subscriber that arrives after the end.
  public func share(replay count: Int = 0) -> Signal<Value> {
    precondition(count >= 0, "share(replay:) cannot replay fewer than 0 values.")
    let sharing = Sharing<Value>(replaying: count)
    return Signal(of: self) { subscriber in
      let (run, recording) = sharing.join()
      // Add this before subscribing, because the recording may end the subscription immediately.
      subscriber.add(Disposable { [weak sharing] in Sharing.leave(run, of: sharing) })
      recording.subscribe(subscriber)
      if run.hasBegun.set() {
        // Forget the run before sending its end, because a callback may then subscribe again.
        self.finally { sharing.forget(run) }.subscribe(recording, as: run.subscription)
      }
    }
    .named("-share", of: self, function: count == 0 ? "share()" : #function)
  }
}

/// The state shared by all subscriptions to a shared signal.
///
/// This object retains the recording, which retains the subscribers. A subscription therefore must
/// not retain this object or the source. Otherwise a source that never ends would never be
/// deallocated.
private final class Sharing<Value>: Sendable {
  typealias Current = (run: Run, recording: ReplaySubject<Value>)

  private let count: Int
  private let current = Locked(Current?.none)

  init(replaying count: Int) { self.count = count }

  /// Adds a subscriber to the current run, or to a new run if there is none.
  func join() -> Current {
    current.withLock { current in
      // If the run ends after a subscriber has joined but before
      // it subscribes, the subject replays the end to it.
      let joined = current ?? (Run(), ReplaySubject(capacity: count, needsScheduler: false))
      current = joined
      joined.run.add()
      return joined
    }
  }

  /// Forgets a run, so that the next subscriber starts another one.
  func forget(_ run: Run) {
    let last = current.withLock { Self.take(run, from: &$0) }
    withExtendedLifetime(last) {}
  }

  /// Removes a subscriber, and disposes the run if no subscriber is left.
  static func leave(_ run: Run, of sharing: Sharing?) {
    // After `sharing` is deallocated, no subscriber can join the run.
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
