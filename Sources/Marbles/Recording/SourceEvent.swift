import ReactiveCore

/// An event that a test source has sent.
///
/// An event that is recorded while a source event is being forwarded originates from it. Delayed
/// work runs later, so its events have no known origin.
final class SourceEvent: Sendable {
  let symbol: Symbol
  let time: Duration
  /// For a cold source, the event that was being forwarded when the source was subscribed to.
  let cause: SourceEvent?

  init(_ symbol: Symbol, at time: Duration, cause: SourceEvent?) {
    self.symbol = symbol
    self.time = time
    self.cause = cause
  }

  private final class Latest {
    var sent: SourceEvent?
  }

  private static let latest = ThreadLocal { Latest() }

  /// The event that this thread is forwarding.
  static var current: SourceEvent? { latest.current.sent }

  /// Runs `work`, which forwards the event.
  func during(_ work: () -> Void) {
    let latest = SourceEvent.latest.current
    let outer = latest.sent
    latest.sent = self
    work()
    latest.sent = outer
  }
}

extension Timeline {
  /// The source events from which the values came.
  ///
  /// The origin of a source's own value is the event that caused the subscription, if there is one.
  var origins: [Row.Origin] {
    zip(moments, sent).compactMap { moment, sent in
      let symbol = Symbol(moment.event)
      guard let sent, case .value = symbol else { return nil }
      let isItself = sent.symbol == symbol && sent.time == moment.time
      return (isItself ? sent.cause : sent).map {
        Row.Origin(time: moment.time, symbol: symbol, cause: $0.symbol, began: $0.time)
      }
    }
  }
}
