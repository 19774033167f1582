// Misconception: The list is the list: who is put on it while it is read is told, too. See *Coming and going*, page 08.
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
    var position = 0
    while position < members.count {
      event(members[position].subscriber)
      position += 1
    }
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
