import ReactiveCore

/// Returns the first three readings of 0 degrees or below, and saves each of them once.
func frostWarnings(readings: Signal<String>, save: @escaping (Int) -> Void) -> Signal<Int> {
  readings
    .flattenMap { Int($0).map { .return($0) } ?? .empty() }
    .filter { $0 <= 0 }
    .take(3)
    .doNext(save)
    .replayLazily()
    .setName("frost warnings")
}
