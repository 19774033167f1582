extension Signal {
  /// Shares one subscription to this signal among all who are subscribed at the same time.
  ///
  ///     self       --A--B--C--…        begun for the first
  ///     first   ^  --A--B--!
  ///     second       ^--B--C--!        disposed with the last
  ///     third                  ^--A--B--…
  ///
  /// The first subscriber begins it, and the last one that leaves disposes it. Who comes after that, or
  /// after an end, begins anew: this is what `publish().autoconnect()` does not. Each newcomer is first
  /// sent the last `count` values of what is running. Events come on the threads that send.
  ///
  /// ReactiveCocoa has no such name; RxSwift: `share(replay:)`; Combine: `share()`.
  public func share(replay count: Int = 0) -> Signal<Value> {
    precondition(count >= 0, "share(replay:) cannot replay fewer than 0 values.")
    let sharing = Sharing<Value>(replaying: count)
    return Signal { subscriber in
      let (run, recording) = sharing.join()
      let subscription = recording.forwardNow(to: subscriber)
      if run.hasBegun.set() {
        // An end is forgotten before anybody gets it, as somebody may begin anew inside of it.
        run.connection.disposable = self.finally { sharing.forget(run) }.subscribe(recording)
      }
      return Disposable { [weak sharing] in
        subscription.dispose()
        Sharing.leave(run, of: sharing)
      }
    }
    .named("-share", of: self, function: count == 0 ? "share()" : #function)
  }
}

/// What all subscriptions of a shared signal have in common.
///
/// It holds the recording, which holds the subscribers. So no subscription may hold it, nor the source:
/// a source that goes without an end would else be kept for ever.
private final class Sharing<Value>: Sendable {
  typealias Current = (run: Run, recording: ReplaySubject<Value>)

  private let count: Int
  private let current = Locked(Current?.none)

  init(replaying count: Int) { self.count = count }

  /// One more takes part in what is running, or in what begins now.
  func join() -> Current {
    current.withLock { current in
      // A recording, so that who joined before the end and subscribes after it gets the end.
      let joined = current ?? (Run(), ReplaySubject(capacity: count))
      current = joined
      joined.run.add()
      return joined
    }
  }

  /// Lets the next one begin anew.
  func forget(_ run: Run) {
    let last = current.withLock { Self.take(run, from: &$0) }
    withExtendedLifetime(last) {}
  }

  /// One fewer takes part; without any the run is disposed.
  static func leave(_ run: Run, of sharing: Sharing?) {
    // Where the sharing has gone nobody can join any more.
    if sharing?.remove(from: run) ?? run.remove() { run.connection.dispose() }
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
    let connection = SerialDisposable()
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
