import ReactiveCore
import Synchronization

/// A recorder at one place in a chain, which records a timeline for each
/// subscription and leaves the events unchanged.
///
/// ```swift
/// let letters = scheduler.probe(scheduler.cold("--a--b--c|"))
/// let recorded = scheduler.record(letters.signal.take(2))
/// scheduler.run()
/// XCTAssertEqual(recorded.timeline, "--a--(b|)")
/// XCTAssertEqual(letters.subscriptions, ["--a--(b!)"])
/// XCTAssertEqual(letters.lifetimes, ["^----!"])
/// ```
public final class Probe<Value>: @unchecked Sendable {  // Sendable: `lock` guards `tracks`.
  private let source: Signal<Value>
  private let clock: Clock
  private let place: Int
  private let operators: [String]
  private let lock = Mutex(())
  private var tracks: [Track<Value>] = []

  init(_ source: Signal<Value>, clock: Clock, operators: [String] = []) {
    self.source = source
    self.clock = clock
    self.operators = operators
    place = clock.trace.newPlace()
  }

  /// The timelines of the subscriptions so far, in order of subscription.
  public var subscriptions: [Timeline<Value>] {
    let now = clock.now
    return lock.withLock { _ in tracks }.map { $0.timeline(observed: now) }
  }

  /// Returns one row per subscription, with numbered names if there are several.
  func rows(_ name: String) -> [Row] {
    let now = clock.now
    let tracks = lock.withLock { _ in self.tracks }
    return tracks.enumerated().map { index, track in
      // Read the timeline first, so that `events` has a number for every event in it.
      let timeline = track.timeline(observed: now)
      var row = Row(tracks.count == 1 ? name : "\(name) (\(index + 1))", timeline)
      row.traced = TracedRow(
        place: place, name: name, operators: operators, signal: ObjectIdentifier(source),
        events: track.events, subscription: track.subscription, disposal: track.disposal)
      return row
    }
  }

  /// The start and end of each subscription, without the events.
  public var lifetimes: [Timeline<String>] { subscriptions.map(\.lifetime) }

  /// A signal that forwards and records the events of the source.
  public var signal: Signal<Value> {
    Signal { [self] subscriber in
      let track = begin(for: subscriber)
      // Don't capture the probe: it retains the source, which can retain this closure.
      let pass = { [clock, place] (event: Event<Value>) in
        clock.deliver {
          track.record(event, at: clock.now, number: clock.trace.beginDelivery(at: place))
          subscriber.send(event)
          clock.trace.end()
        }
      }
      clock.trace.beginSubscription(at: place, note: track.subscription)
      let subscription = source.subscribe(
        next: { pass(.next($0)) }, error: { pass(.error($0)) }, completed: { pass(.completed) })
      clock.trace.end()
      return CompoundDisposable([
        Disposable { [clock, weak track] in track?.dispose(at: clock.now, note: clock.trace.note())
        }, subscription,
      ])
    }
  }

  private func begin(for subscriber: Subscriber<Value>) -> Track<Value> {
    let track = Track(
      subscribed: clock.now, note: clock.trace.note(), subscriber: subscriber)
    lock.withLock { _ in tracks.append(track) }
    return track
  }
}

extension TestScheduler {
  /// Returns a probe that records a signal in virtual time.
  ///
  /// Use the probe's `signal` instead of the original signal.
  public func probe<Value>(_ signal: Signal<Value>) -> Probe<Value> {
    Probe(signal, clock: SchedulerClock(self))
  }
}
