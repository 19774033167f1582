import ReactiveCore

/// Four signals to share, and a way for each.
///
/// Three questions decide: when does it start, what does a late listener hear, and who stops it?
enum Choices {
  /// Needed for sure, and needed whole.
  static func priceList(loading request: Signal<String>) -> Signal<String> {
    request.replay()
  }

  /// Needed whole, but perhaps not at all.
  static func helpPages(loading request: Signal<String>) -> Signal<String> {
    request.replayLazily()
  }

  /// A state: the latest value is all that counts.
  static func score(of match: Signal<String>) -> Signal<String> {
    match.replayLast()
  }

  /// Worth its current only while somebody listens.
  static func pulse(from sensor: Signal<String>) -> Signal<String> {
    sensor.publish().autoconnect()
  }
}
