import ReactiveCore

/// Task 1: choose a way to share, four times.
///
/// Each function gets a cold signal and returns one that many can listen to. However many
/// listen, the source never has two subscriptions at the same time. One line is enough for each.
///
/// ```swift
/// let help = helpPages(loading: request)
/// help.subscribeNext { print($0) }
/// ```
///
/// Rests on the page 10-multicast, cells "Replay", "Autoconnect" and
/// "Share".
enum Choices {
  /// A shop's price list, which every screen needs.
  ///
  /// It is requested at once. Every screen shows the whole list, whenever it comes.
  static func priceList(loading request: Signal<String>) -> Signal<String> {
    request
  }

  /// The pages of a help file, which few people read.
  ///
  /// They are requested when the first reader comes. Every reader gets all pages.
  static func helpPages(loading request: Signal<String>) -> Signal<String> {
    request
  }

  /// The score of a match.
  ///
  /// The match goes on whether or not somebody watches. A late viewer sees the latest score at
  /// once, and then what comes.
  static func score(of match: Signal<String>) -> Signal<String> {
    match
  }

  /// A pulse, measured by a sensor that needs a lot of current.
  ///
  /// The sensor runs from the moment the first listener arrives until the last one leaves. An old value
  /// is worth nothing. When all have left, it stays off.
  static func pulse(from sensor: Signal<String>) -> Signal<String> {
    sensor
  }
}
