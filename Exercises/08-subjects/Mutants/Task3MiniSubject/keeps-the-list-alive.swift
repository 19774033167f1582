// Misconception: Whoever may still leave needs the list, so the list has to be kept for him. See *Who keeps whom*, page 14.
final class MiniAudience<Value> {
  private var members: [(ticket: Int, subscriber: MiniSubscriber<Value>)] = []
  private var nextTicket = 0

  func add(_ subscriber: MiniSubscriber<Value>) -> MiniDisposable {
    let ticket = nextTicket
    nextTicket += 1
    members.append((ticket, subscriber))
    return MiniDisposable { [self] in
      members.removeAll { $0.ticket == ticket }
    }
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
