// Misconception: Lazily means that it also stops when nobody listens. See *A replay goes on*, page 10.
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
    sensor.replayLazily()
  }
}
