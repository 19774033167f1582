import ReactiveCore

/// A subscription that records its events.
public final class Recording<Value> {
  private let probe: Probe<Value>
  private let start: Duration
  private let subscription = SerialDisposable()

  init(_ probe: Probe<Value>, start: Duration) {
    self.probe = probe
    self.start = start
  }

  /// The timeline so far.
  public var timeline: Timeline<Value> {
    probe.subscriptions.first ?? Timeline(subscribed: start, [])
  }

  /// The values so far.
  public var values: [Value] { timeline.values }

  /// Ends the subscription.
  public func dispose() { subscription.dispose() }

  func begin() {
    if !subscription.isDisposed { subscription.disposable = probe.signal.subscribe() }
  }
}

extension TestScheduler {
  /// Subscribes to a signal, and records its events in virtual time.
  ///
  /// ```swift
  /// let recorded = scheduler.record(search, at: .seconds(2), until: .seconds(9))
  /// scheduler.run()
  /// print(recorded.timeline.marbleText)  // --^---A---!
  /// ```
  ///
  /// The subscription begins at the virtual time `at`, or now by default, and is disposed at the
  /// virtual time `until`. Scheduled events are sent only when you call `run()` or `advance(by:)`.
  @discardableResult
  public func record<Value>(
    _ signal: Signal<Value>, at start: Duration? = nil, until end: Duration? = nil
  ) -> Recording<Value> {
    let start = start ?? now
    precondition(start >= now, "A recording cannot start in the past: the time is already \(now).")
    let recording = Recording(probe(signal), start: start)
    if start > now {
      schedule(after: start - now) { recording.begin() }
    } else {
      performAsCurrent { recording.begin() }
    }
    if let end { schedule(after: end - now) { recording.dispose() } }
    return recording
  }

  /// Records a signal until no scheduled work remains, or until the virtual time `end`, and returns
  /// the timeline.
  ///
  /// ```swift
  /// XCTAssertEqual(scheduler.timeline(of: letters.merge(numbers)), "--A--(B1)--2|")
  /// ```
  public func timeline<Value>(
    of signal: Signal<Value>, until end: Duration? = nil
  ) -> Timeline<Value> {
    let recording = record(signal)
    if let end { advance(by: end - now) } else { run() }
    defer { recording.dispose() }
    return recording.timeline
  }
}
