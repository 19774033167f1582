// Misconception: To share a signal is to publish it, also for those who come later. See *Publish*, page 10.
import ReactiveCore

func frostWarnings(readings: Signal<String>, save: @escaping (Int) -> Void) -> Signal<Int> {
  readings
    .flattenMap { Int($0).map { .return($0) } ?? .empty() }
    .filter { $0 <= 0 }
    .take(3)
    .doNext(save)
    .publish().autoconnect()
    .setName("frost warnings")
}
