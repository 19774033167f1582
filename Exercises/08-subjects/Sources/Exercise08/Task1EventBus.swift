import ReactiveCore

/// Task 1: an event bus that forgets no late listener.
///
/// The parts of an app talk over a bus: one posts an event on a topic, others listen to that topic.
/// Some parts start late, and need what they missed.
///
/// - A listener of a topic gets all that was posted on it before, in order, and then what follows.
/// - A listener of one topic gets nothing of the others.
/// - `close()` completes every topic, also for later listeners. After it, posts are ignored.
///
///     posted           -a-b---c-|
///     heard, from 5 s  -----(^ab)-c-|
///
/// Rests on the page 08-subjects, cells "Four subscribers" and "The last two".
final class EventBus {
  /// Sends to everyone who listens to the topic, now or later.
  func post(_ event: String, on topic: String) {}

  /// The events of a topic, from the first on.
  func events(on topic: String) -> Signal<String> {
    .never()
  }

  /// Completes every topic.
  func close() {}
}
