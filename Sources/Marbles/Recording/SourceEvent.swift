import ReactiveCore

/// An event that a test source has sent.
///
/// An event recorded while this one is forwarded came from it. Delayed work doesn't forward it, so
/// the origin of later events is unknown.
final class SourceEvent: Sendable {
  let symbol: Symbol
  let time: Duration
  /// For a cold source, the event that was being forwarded when the source was subscribed.
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
  /// For each value that came from a source event, that event.
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
