import ReactiveCore

/// Returns a signal that sends price times pieces each time one of the two changes.
func amount(price: Signal<Int>, pieces: Signal<Int>) -> Signal<Int> {
  Signal.combineLatest(price, pieces) { $0 * $1 }
}
