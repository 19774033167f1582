/// Those who are subscribed to a subject, in the order in which they came.
final class MiniAudience<Value> {
  private var members: [(ticket: Int, subscriber: MiniSubscriber<Value>)] = []
  private var nextTicket = 0

  /// Lets a subscriber in; the disposable lets it out.
  ///
  /// The disposable does not keep the audience alive: each would otherwise keep the other.
  func add(_ subscriber: MiniSubscriber<Value>) -> MiniDisposable {
    let ticket = nextTicket
    nextTicket += 1
    members.append((ticket, subscriber))
    return MiniDisposable { [weak self] in
      self?.members.removeAll { $0.ticket == ticket }
    }
  }

  /// Tells everyone who was here when the telling began.
  ///
  /// The loop goes over the list as it was then, whoever comes or leaves in the middle. Who has left
  /// is told too, and hears nothing: his subscription is over.
  func tell(_ event: (MiniSubscriber<Value>) -> Void) {
    for member in members { event(member.subscriber) }
  }
}

/// A signal that you push: what is sent to it goes to everyone who is subscribed at that moment.
class MiniSubject<Value>: MiniSignal<Value> {
  private let audience: MiniAudience<Value>

  /// Creates a subject; `welcome` is what happens to a newcomer, who by itself joins the audience.
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
