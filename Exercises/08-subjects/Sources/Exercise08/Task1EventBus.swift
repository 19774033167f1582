import ReactiveCore

/// Task 1: an event bus for late subscribers.
///
///     posted           -a-b---c-|
///     heard, from 5 s  -----(^ab)-c-|
///
/// - A subscriber gets the earlier events of its topic, in order, and then each new event.
/// - It gets no events from other topics.
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
