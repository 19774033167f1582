// Misconception: The effect may stand first, where the readings come in, as only warnings come out. See *Mended*, page 16.
import ReactiveCore

func frostWarnings(readings: Signal<String>, save: @escaping (Int) -> Void) -> Signal<Int> {
  readings
    .flattenMap { Int($0).map { .return($0) } ?? .empty() }
    .doNext(save)
    .filter { $0 <= 0 }
    .take(3)
    .replayLazily()
    .setName("frost warnings")
}
