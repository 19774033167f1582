import ReactiveCore

/// An event that a source of a test has sent, and the subscription of the source.
///
/// Everything that is recorded while the event is forwarded came from it. An operator's delay
/// passes nothing on, so the origin of later events is unknown.
final class SourceEvent: Sendable {
  let symbol: Symbol
  let time: Duration
  /// The event that was being forwarded when the source was subscribed, if the source is cold.
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

  /// The event that is being forwarded.
  static var current: SourceEvent? { latest.current.sent }

  /// Forwards the event.
  func during(_ work: () -> Void) {
    let latest = SourceEvent.latest.current
    let outer = latest.sent
    latest.sent = self
    work()
    latest.sent = outer
  }
}

extension Timeline {
  /// The source value of each value that came from one.
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
