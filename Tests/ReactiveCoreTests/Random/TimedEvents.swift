import struct Marbles.SplitMix64
import ReactiveCore

/// The events of a signal with their times in nanoseconds after the subscription.
///
/// Random times are spread over a second, so two inputs hardly ever send at the same instant.
struct TimedEvents: Equatable {
  struct Entry: Equatable {
    var time: Int
    var value: Int
  }

  enum End { case completed, failed }

  var values: [Entry] = []
  var end: End?
  var endTime = Int.max

  static func random(using random: inout SplitMix64) -> TimedEvents {
    var times = (0...Int.random(in: 0...5, using: &random))
      .map { _ in Int.random(in: 1...1_000_000_000, using: &random) }.sorted()
    let last = times.removeLast()
    var events = TimedEvents(
      values: times.map { Entry(time: $0, value: .random(in: 0...3, using: &random)) })
    events.finish(
      [.completed, .completed, .completed, .failed, nil].randomElement(using: &random)!, last)
    return events
  }

  mutating func finish(_ end: End?, _ time: Int) {
    (self.end, endTime) = (end, end == nil ? .max : time)
  }

  /// Returns a cold signal that sends these events, and counts its running subscriptions in `clock`.
  func signal(on clock: ChainClock) -> Signal<Int> {
    Signal { [scheduler = clock.scheduler, running = clock.running] subscriber in
      running.increment()
      // The work retains the subscriber. Otherwise, a source without an end would stop at once.
      let work = CompoundDisposable {
        withExtendedLifetime(subscriber) { _ = running.decrement() }
      }
      for entry in values {
        work.add(
          scheduler.schedule(after: .nanoseconds(entry.time)) { subscriber.sendNext(entry.value) })
      }
      if let end {
        work.add(
          scheduler.schedule(after: .nanoseconds(endTime)) {
            if end == .failed {
              subscriber.sendError(Failure("end"))
            } else {
              subscriber.sendCompleted()
            }
          })
      }
      return work
    }
  }

  /// Returns the events of `signal` in virtual time, until it is disposed just before `leaving`.
  static func record(
    _ signal: Signal<Int>, on scheduler: TestScheduler, until leaving: Int?
  ) -> TimedEvents {
    var events = TimedEvents()
    func now() -> Int {
      let (seconds, attoseconds) = scheduler.now.components
      return Int(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
    }
    let subscription = signal.subscribe(
      next: { events.values.append(Entry(time: now(), value: $0)) },
      error: { _ in events.finish(.failed, now()) },
      completed: { events.finish(.completed, now()) })
    if let leaving {
      scheduler.advance(by: .nanoseconds(leaving - 1))
      subscription.dispose()
    }
    scheduler.run()
    return events
  }

  /// Returns the events before `time`, followed by `end`.
  ///
  /// If the events end before `time`, returns them unchanged.
  func cut(at time: Int, end: End = .completed) -> TimedEvents {
    if endTime < time || time == .max { return self }
    var result = TimedEvents(values: values.filter { $0.time < time })
    result.finish(end, time)
    return result
  }

  /// Returns these events, ended by an input's error at `time` unless they end before it.
  ///
  /// Values at the same instant come before the error.
  func failing(at time: Int) -> TimedEvents {
    if endTime < time || time == .max { return self }
    var result = TimedEvents(values: values.filter { $0.time <= time })
    result.finish(.failed, time)
    return result
  }

  /// Returns these events, followed by the events of `other`, shifted to start when these end.
  func followed(by other: TimedEvents) -> TimedEvents {
    let rest = other.shifted(by: endTime)
    return TimedEvents(values: values + rest.values, end: rest.end, endTime: rest.endTime)
  }

  func withValues(_ values: some Sequence<Entry>) -> TimedEvents {
    TimedEvents(values: Array(values), end: end, endTime: endTime)
  }

  func shifted(by time: Int) -> TimedEvents {
    var shifted = TimedEvents(values: values.map { Entry(time: $0.time + time, value: $0.value) })
    if let end { shifted.finish(end, endTime + time) }
    return shifted
  }
}
