// Misconception: After dispose nothing gets through, so nobody has to be taken off the list. See *The list*, page 08.
final class MiniAudience<Value> {
  private var members: [(ticket: Int, subscriber: MiniSubscriber<Value>)] = []
  private var nextTicket = 0

  func add(_ subscriber: MiniSubscriber<Value>) -> MiniDisposable {
    let ticket = nextTicket
    nextTicket += 1
    members.append((ticket, subscriber))
    return MiniDisposable()
  }

  func tell(_ event: (MiniSubscriber<Value>) -> Void) {
    for member in members { event(member.subscriber) }
  }
}

class MiniSubject<Value>: MiniSignal<Value> {
  private let audience: MiniAudience<Value>

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
