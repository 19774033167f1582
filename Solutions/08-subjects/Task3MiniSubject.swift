/// The subscribers of a subject, in the order in which they subscribed.
final class MiniAudience<Value> {
  private var members: [(ticket: Int, subscriber: MiniSubscriber<Value>)] = []
  private var nextTicket = 0

  /// Adds a subscriber, and returns a disposable that removes it.
  ///
  /// The disposable holds the audience weakly, because the audience keeps the subscriber, and the
  /// subscriber keeps the disposable.
  func add(_ subscriber: MiniSubscriber<Value>) -> MiniDisposable {
    let ticket = nextTicket
    nextTicket += 1
    members.append((ticket, subscriber))
    return MiniDisposable { [weak self] in
      self?.members.removeAll { $0.ticket == ticket }
    }
  }

  /// Calls `event` for each subscriber that is in the list when the call begins.
  ///
  /// `event` is also called for a subscriber that leaves during the loop, but its subscription
  /// has ended and drops the event.
  func tell(_ event: (MiniSubscriber<Value>) -> Void) {
    for member in members { event(member.subscriber) }
  }
}

/// A signal that you send events to, and that forwards them to its current subscribers.
class MiniSubject<Value>: MiniSignal<Value> {
  private let audience: MiniAudience<Value>

  /// Creates a subject that calls `welcome` for each new subscriber.
  ///
  /// By default, `welcome` adds the subscriber to the audience.
  init(
    welcome: @escaping (MiniSubscriber<Value>, MiniAudience<Value>) -> MiniDisposable? = {
      newcomer, audience in audience.add(newcomer)
    }
  ) {
    let audience = MiniAudience<Value>()
    self.audience = audience
    super.init { newcomer in welcome(newcomer, audience) }
  }

  func sendNext(_ value: Value) {
    audience.tell { $0.sendNext(value) }
  }

  func sendError(_ error: any Error) {
    audience.tell { $0.sendError(error) }
  }

  func sendCompleted() {
    audience.tell { $0.sendCompleted() }
  }
}
