// Slip: To close the bus is to complete the topics that it has.
import ReactiveCore

final class EventBus {
  private var topics: [String: ReplaySubject<String>] = [:]

  func post(_ event: String, on topic: String) {
    subject(of: topic).sendNext(event)
  }

  func events(on topic: String) -> Signal<String> {
    subject(of: topic)
  }

  func close() {
    for subject in topics.values { subject.sendCompleted() }
  }

  private func subject(of topic: String) -> ReplaySubject<String> {
    if let known = topics[topic] { return known }
    let new = ReplaySubject<String>()
    topics[topic] = new
    return new
  }
}
