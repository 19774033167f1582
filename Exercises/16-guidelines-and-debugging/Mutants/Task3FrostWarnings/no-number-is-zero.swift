// Misconception: Text that is no number counts as 0. See *One type*, page 16.
import ReactiveCore

func frostWarnings(readings: Signal<String>, save: @escaping (Int) -> Void) -> Signal<Int> {
  readings
    .map { Int($0) ?? 0 }
    .filter { $0 <= 0 }
    .take(3)
    .doNext(save)
    .replayLazily()
    .setName("frost warnings")
}
