import ReactiveCore

/// An event bus whose topics are replay subjects, which keep all events and the completion.
final class EventBus {
  private var topics: [String: ReplaySubject<String>] = [:]
  private var isClosed = false

  func post(_ event: String, on topic: String) {
    subject(of: topic).sendNext(event)
  }

  func events(on topic: String) -> Signal<String> {
    subject(of: topic)
  }

  func close() {
    isClosed = true
    for subject in topics.values { subject.sendCompleted() }
  }

  private func subject(of topic: String) -> ReplaySubject<String> {
    if let known = topics[topic] { return known }
    let new = ReplaySubject<String>()
    if isClosed { new.sendCompleted() }
    topics[topic] = new
    return new
  }
}
