// Misconception: When the station fails, the warnings complete. See *An error*, page 04.
import ReactiveCore

func frostWarnings(readings: Signal<String>, save: @escaping (Int) -> Void) -> Signal<Int> {
  readings
    .flattenMap { Int($0).map { .return($0) } ?? .empty() }
    .filter { $0 <= 0 }
    .take(3)
    .doNext(save)
    .catchTo(.empty())
    .replayLazily()
    .setName("frost warnings")
}
