// Misconception: A replay is made with replay(), whenever it is needed. See *Last, and lazily*, page 10.
// Shown by: test_help_that_nobody_reads_is_not_requested
import ReactiveCore

enum Choices {
  static func priceList(loading request: Signal<String>) -> Signal<String> {
    request.replay()
  }

  static func helpPages(loading request: Signal<String>) -> Signal<String> {
    request.replay()
  }

  static func score(of match: Signal<String>) -> Signal<String> {
    match.replayLast()
  }

  static func pulse(from sensor: Signal<String>) -> Signal<String> {
    sensor.publish().autoconnect()
  }
}
