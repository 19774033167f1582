// Misconception: A sensor is off when nobody listens, and that is what a cold signal is. See *One request*, page 10.
import ReactiveCore

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
    sensor
  }
}
