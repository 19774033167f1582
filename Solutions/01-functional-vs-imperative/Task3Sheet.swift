import ReactiveCore

/// Returns a signal that sends the price times the number of pieces each time either changes.
func amount(price: Signal<Int>, pieces: Signal<Int>) -> Signal<Int> {
  Signal.combineLatest(price, pieces) { $0 * $1 }
}
