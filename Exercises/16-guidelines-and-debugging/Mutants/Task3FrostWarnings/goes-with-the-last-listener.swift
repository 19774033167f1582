// Misconception: When a listener comes back, a shared signal starts again. See *Share*, page 10.
import ReactiveCore

func frostWarnings(readings: Signal<String>, save: @escaping (Int) -> Void) -> Signal<Int> {
  readings
    .flattenMap { Int($0).map { .return($0) } ?? .empty() }
    .filter { $0 <= 0 }
    .take(3)
    .doNext(save)
    .multicast(ReplaySubject())
    .autoconnect()
    .setName("frost warnings")
}
