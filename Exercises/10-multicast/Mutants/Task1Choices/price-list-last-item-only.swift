// Misconception: A late screen needs only the last thing that was sent. See *All of them*, page 10.
import ReactiveCore

enum Choices {
  static func priceList(loading request: Signal<String>) -> Signal<String> {
    request.replayLast()
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
