import ReactiveCore

/// Task 1: an event bus that forgets no late listener.
///
///     posted           -a-b---c-|
///     heard, from 5 s  -----(^ab)-c-|
///
/// Parts of an app post events on topics, and listen to topics. Parts that start late need the
/// events that they missed.
///
/// - A listener gets all earlier events of its topic, in order, and then each new one.
/// - It gets no events of other topics.
/// - `close()` completes every topic, also for later listeners. Later posts are ignored.
///
/// Page: 08-subjects, "Four subscribers", "The last two"
final class EventBus {
  func post(_ event: String, on topic: String) {}

  func events(on topic: String) -> Signal<String> {
    .never()
  }

  func close() {}
}
