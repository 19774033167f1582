import ReactiveCore

/// Task 1: an event bus that forgets no late listener.
///
///     posted           -a-b---c-|
///     heard, from 5 s  -----(^ab)-c-|
///
/// The parts of an app talk over a bus: one posts an event on a topic, others listen to that topic.
/// Some parts start late and need the events that they missed.
///
/// - A listener gets all earlier events of its topic, in order, and then each new one.
/// - It gets no events of other topics.
/// - `close()` completes every topic, also for later listeners. Later posts are ignored.
///
/// Rests on the page 08-subjects, cells "Four subscribers" and "The last two".
final class EventBus {
  /// Sends the event to all listeners of the topic, present and future.
  func post(_ event: String, on topic: String) {}

  /// The events of a topic, from the first on.
  func events(on topic: String) -> Signal<String> {
    .never()
  }

  /// Completes every topic.
  func close() {}
}
