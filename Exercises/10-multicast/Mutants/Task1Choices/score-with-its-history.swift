// Misconception: A late viewer of a match wants to know everything that happened. See *Last, and lazily*, page 10.
import ReactiveCore

enum Choices {
  static func priceList(loading request: Signal<String>) -> Signal<String> {
    request.replay()
  }

  static func helpPages(loading request: Signal<String>) -> Signal<String> {
    request.replayLazily()
  }

  static func score(of match: Signal<String>) -> Signal<String> {
    match.replay()
  }

  static func pulse(from sensor: Signal<String>) -> Signal<String> {
    sensor.publish().autoconnect()
  }
}
