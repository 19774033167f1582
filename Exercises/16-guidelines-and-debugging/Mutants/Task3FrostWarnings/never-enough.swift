// Misconception: The warnings need not end after the third: whoever has enough can stop listening. See *Only as much as needed*, page 16.
import ReactiveCore

func frostWarnings(readings: Signal<String>, save: @escaping (Int) -> Void) -> Signal<Int> {
  readings
    .flattenMap { Int($0).map { .return($0) } ?? .empty() }
    .filter { $0 <= 0 }
    .doNext(save)
    .replayLazily()
    .setName("frost warnings")
}
