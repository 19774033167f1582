import ReactiveCore

/// Task 1: choose a way to share, four times.
///
/// Share each cold signal, in one line. It never has two subscriptions at the same time.
///
/// Page: 10-multicast, "Replay", "Autoconnect", "Share"
enum Choices {
  /// - It is requested at once.
  /// - Every screen gets the whole list.
  static func priceList(loading request: Signal<String>) -> Signal<String> {
    request
  }

  /// - They are requested when the first reader comes, and only once.
  /// - Every reader gets all pages, even if the first one has left.
  static func helpPages(loading request: Signal<String>) -> Signal<String> {
    request
  }

  /// - The match is followed at once, to its end, even without a viewer.
  /// - A late viewer gets the latest score first.
  static func score(of match: Signal<String>) -> Signal<String> {
    match
  }

  /// - The sensor runs from the first subscriber until the last one leaves. Then it stays off.
  /// - A late subscriber gets no old value.
  static func pulse(from sensor: Signal<String>) -> Signal<String> {
    sensor
  }
}
