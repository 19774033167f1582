// Misconception: A closed bus has to say so to those who listen; a post needs no check. See *The last two*, page 08.
import ReactiveCore

final class EventBus {
  private var topics: [String: ReplaySubject<String>] = [:]
  private var isClosed = false

  func post(_ event: String, on topic: String) {
    subject(of: topic).sendNext(event)
  }

  func events(on topic: String) -> Signal<String> {
    if isClosed, topics[topic] == nil { return .empty() }
    return subject(of: topic)
  }

  func close() {
    isClosed = true
    for subject in topics.values { subject.sendCompleted() }
  }

  private func subject(of topic: String) -> ReplaySubject<String> {
    if let known = topics[topic] { return known }
    let new = ReplaySubject<String>()
    topics[topic] = new
    return new
  }
}
