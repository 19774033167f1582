import ReactiveCore

/// Task 1: choose a way to share, four times.
///
/// Let all subscribers share one subscription to each cold signal.
///
/// Page: 10-multicast, "Replay", "After the end", "Too late"
enum Choices {
  /// - Requests the list immediately.
  /// - Every screen gets the whole list.
  static func priceList(loading request: Signal<String>) -> Signal<String> {
    request
  }

  /// - Requests the pages once, for the first reader.
  /// - Every reader gets all pages, even after the first reader leaves.
  static func helpPages(loading request: Signal<String>) -> Signal<String> {
    request
  }

  /// - Follows the match, starting with this call, until the match ends, even without viewers.
  /// - A late viewer gets the latest score first.
  static func score(of match: Signal<String>) -> Signal<String> {
    match
  }

  /// - The sensor runs from the first subscriber until the last leaves, and then stays off.
  /// - A late subscriber gets no old value.
  static func pulse(from sensor: Signal<String>) -> Signal<String> {
    sensor
  }
}
