// Misconception: A signal ends once, so a subject that has ended is over for everybody. See *A late subscriber*, page 08.
final class MiniAudience<Value> {
  private var members: [(ticket: Int, subscriber: MiniSubscriber<Value>)] = []
  private var nextTicket = 0

  func add(_ subscriber: MiniSubscriber<Value>) -> MiniDisposable {
    let ticket = nextTicket
    nextTicket += 1
    members.append((ticket, subscriber))
    return MiniDisposable { [weak self] in
      self?.members.removeAll { $0.ticket == ticket }
    }
  }

  func tell(_ event: (MiniSubscriber<Value>) -> Void) {
    for member in members { event(member.subscriber) }
  }
}

class MiniSubject<Value>: MiniSignal<Value> {
  private let audience: MiniAudience<Value>
  private var isOver = false

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
    if !isOver { audience.tell { $0.sendNext(value) } }
  }

  func sendError(_ error: any Error) {
    if isOver { return }
    isOver = true
    audience.tell { $0.sendError(error) }
  }

  func sendCompleted() {
    if isOver { return }
    isOver = true
    audience.tell { $0.sendCompleted() }
  }
}
