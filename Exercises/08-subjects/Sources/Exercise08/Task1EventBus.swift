import ReactiveCore

/// Task 1: an event bus that forgets no late subscriber.
///
///     posted           -a-b---c-|
///     heard, from 5 s  -----(^ab)-c-|
///
/// - A subscriber gets its topic's earlier events, in order, and then each new one.
/// - It gets no events of other topics.
/// - `close()` completes every topic, even for later subscribers. Later posts are ignored.
///
/// Page: 08-subjects, "Four subscribers", "The last two"
final class EventBus {
  func post(_ event: String, on topic: String) {}

  func events(on topic: String) -> Signal<String> {
    .never()
  }

  func close() {}
}
