// Misconception: It does not matter on which side of the sharing the effect stands. See *Saved and shared*, page 16.
import ReactiveCore

func frostWarnings(readings: Signal<String>, save: @escaping (Int) -> Void) -> Signal<Int> {
  readings
    .flattenMap { Int($0).map { .return($0) } ?? .empty() }
    .filter { $0 <= 0 }
    .take(3)
    .replayLazily()
    .doNext(save)
    .setName("frost warnings")
}
