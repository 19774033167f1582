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
    let sharing = Sharing(of: self, replaying: count)
    return Signal { subscriber in
      let run = sharing.join()
      let subscription = run.connection.signal.forwardNow(to: subscriber)
      run.connection.connect()
      return Disposable {
        subscription.dispose()
        sharing.leave(run)
      }
    }
    .named("-share", of: self, function: count == 0 ? "share()" : #function)
  }
}

/// What all subscriptions of a shared signal have in common.
private final class Sharing<Value>: Sendable {
  private let source: Signal<Value>
  private let count: Int
  private let state = Locked((run: Run?.none, begun: 0))

  init(of source: Signal<Value>, replaying count: Int) {
    (self.source, self.count) = (source, count)
  }

  /// One more takes part in what is running, or in what begins now.
  func join() -> Run {
    state.withLock { state in
      let run = state.run ?? makeRun(state.begun)
      if state.run == nil { state = (run, state.begun + 1) }
      run.subscribers += 1
      return run
    }
  }

  /// One fewer takes part; without any it is disposed.
  func leave(_ run: Run) {
    let isLast = state.withLock { state in
      run.subscribers -= 1
      if run.subscribers == 0, state.run === run { state.run = nil }
      return run.subscribers == 0
    }
    if isLast { run.connection.connect().dispose() }
  }

  private func makeRun(_ number: Int) -> Run {
    // An end is forgotten before anybody gets it, as somebody may begin anew inside of it.
    let source = source.finally { self.forgetRun(number) }
    // A recording, so that who joined before the end and subscribes after it gets the end.
    return Run(number, source.multicast(ReplaySubject(capacity: count)))
  }

  private func forgetRun(_ number: Int) {
    let last = state.withLock { state -> Run? in
      guard let run = state.run, run.number == number else { return nil }
      state.run = nil
      return run
    }
    withExtendedLifetime(last) {}
  }

  /// One subscription to the source.
  final class Run {
    let number: Int
    let connection: MulticastConnection<Value>
    var subscribers = 0  // Read and written under the lock of the sharing.

    init(_ number: Int, _ connection: MulticastConnection<Value>) {
      (self.number, self.connection) = (number, connection)
    }
  }
}
