// Misconception: The end is told to those who listen; who comes later needs the events, and no end. See *A late subscriber*, page 08.
import ReactiveCore

final class EventBus {
  private var topics: [String: ReplaySubject<String>] = [:]
  private var isClosed = false
  private let ended = Subject<Void>()

  func post(_ event: String, on topic: String) {
    if !isClosed { subject(of: topic).sendNext(event) }
  }

  func events(on topic: String) -> Signal<String> {
    subject(of: topic).take(until: ended)
  }

  func close() {
    isClosed = true
    ended.sendNext(())
  }

  private func subject(of topic: String) -> ReplaySubject<String> {
    if let known = topics[topic] { return known }
    let new = ReplaySubject<String>()
    topics[topic] = new
    return new
  }
}
