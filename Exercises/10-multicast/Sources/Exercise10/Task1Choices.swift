import ReactiveCore

/// Task 1: choose a way to share, four times.
///
/// ```swift
/// let help = Choices.helpPages(loading: request)
/// help.subscribeNext { print($0) }
/// ```
///
/// Make each cold signal one that many can share: it never has two subscriptions at the same time.
/// Each needs one line.
///
/// Page: 10-multicast, "Replay", "Autoconnect", "Share"
enum Choices {
  /// A shop's price list.
  ///
  /// - It is requested at once.
  /// - Every screen gets the whole list.
  static func priceList(loading request: Signal<String>) -> Signal<String> {
    request
  }

  /// The pages of a help file.
  ///
  /// - They are requested when the first reader comes, and only once.
  /// - Every reader gets all pages, even if the first one has left.
  static func helpPages(loading request: Signal<String>) -> Signal<String> {
    request
  }

  /// The score of a match.
  ///
  /// - The match is followed at once, to its end, even without a viewer.
  /// - A late viewer gets the latest score first.
  static func score(of match: Signal<String>) -> Signal<String> {
    match
  }

  /// A pulse, measured by a sensor.
  ///
  /// - The sensor runs from the first listener until the last one leaves. Then it stays off.
  /// - A late listener gets no old value.
  static func pulse(from sensor: Signal<String>) -> Signal<String> {
    sensor
  }
}
