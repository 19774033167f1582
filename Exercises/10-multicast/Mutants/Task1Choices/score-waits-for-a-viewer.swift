// Misconception: A match starts when the first viewer comes. See *Last, and lazily*, page 10.
import ReactiveCore

enum Choices {
  static func priceList(loading request: Signal<String>) -> Signal<String> {
    request.replay()
  }

  static func helpPages(loading request: Signal<String>) -> Signal<String> {
    request.replayLazily()
  }

  static func score(of match: Signal<String>) -> Signal<String> {
    match.multicast(ReplaySubject(capacity: 1)).autoconnect()
  }

  static func pulse(from sensor: Signal<String>) -> Signal<String> {
    sensor.publish().autoconnect()
  }
}
