import ReactiveCore

/// An event bus: each topic is a replay subject, made when somebody first names it.
///
/// The subject records the events and the end, so the bus has to remember nothing but its subjects;
/// and that it is closed, for the topics that nobody has named yet.
final class EventBus {
  private var topics: [String: ReplaySubject<String>] = [:]
  private var isClosed = false

  /// Tells everyone who listens to the topic, now or later.
  func post(_ event: String, on topic: String) {
    subject(of: topic).sendNext(event)
  }

  /// The events of a topic, from the first on.
  func events(on topic: String) -> Signal<String> {
    subject(of: topic)
  }

  /// Completes every topic.
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
