// Misconception: Three readings are three warnings. See *Mended*, page 16.
import ReactiveCore

func frostWarnings(readings: Signal<String>, save: @escaping (Int) -> Void) -> Signal<Int> {
  readings
    .flattenMap { Int($0).map { .return($0) } ?? .empty() }
    .take(3)
    .filter { $0 <= 0 }
    .doNext(save)
    .replayLazily()
    .setName("frost warnings")
}
