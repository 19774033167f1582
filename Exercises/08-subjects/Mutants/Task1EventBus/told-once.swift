// Misconception: An event is news: it is told to those who are there, and then it is over. See *A door bell*, page 08.
import ReactiveCore

final class EventBus {
  private var topics: [String: Subject<String>] = [:]
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

  private func subject(of topic: String) -> Subject<String> {
    if let known = topics[topic] { return known }
    let new = Subject<String>()
    if isClosed { new.sendCompleted() }
    topics[topic] = new
    return new
  }
}
