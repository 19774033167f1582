// Misconception: A shared signal starts as soon as it is made. See *Replay*, page 10.
import ReactiveCore

func frostWarnings(readings: Signal<String>, save: @escaping (Int) -> Void) -> Signal<Int> {
  readings
    .flattenMap { Int($0).map { .return($0) } ?? .empty() }
    .filter { $0 <= 0 }
    .take(3)
    .doNext(save)
    .replay()
    .setName("frost warnings")
}
