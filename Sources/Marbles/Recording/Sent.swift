import ReactiveCore

/// What a source of a test has sent, and what it was subscribed in.
///
/// What is recorded while it is handed on came from it. A delay of an operator hands on nothing, so nothing is
/// claimed of what comes after it.
final class Sent: Sendable {
  let symbol: Symbol
  let time: Duration
  /// What was handed on when the source was subscribed, if it is a cold one.
  let cause: Sent?

  init(_ symbol: Symbol, at time: Duration, cause: Sent?) {
    self.symbol = symbol
    self.time = time
    self.cause = cause
  }

  private final class Latest {
    var sent: Sent?
  }

  private static let latest = ThreadLocal { Latest() }

  /// What is handed on now.
  static var current: Sent? { latest.current.sent }

  /// Hands it on.
  func during(_ work: () -> Void) {
    let latest = Sent.latest.current
    let outer = latest.sent
    latest.sent = self
    work()
    latest.sent = outer
  }
}

extension Timeline {
  /// For each value that came from another one, which it was.
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
