import ReactiveCore

/// Four ways to share, which differ in when they start and stop, and in what late subscribers get.
enum Choices {
  static func priceList(loading request: Signal<String>) -> Signal<String> {
    request.replay()
  }

  static func helpPages(loading request: Signal<String>) -> Signal<String> {
    request.replayLazily()
  }

  static func score(of match: Signal<String>) -> Signal<String> {
    match.replayLast()
  }

  static func pulse(from sensor: Signal<String>) -> Signal<String> {
    sensor.publish().autoconnect()
  }
}
