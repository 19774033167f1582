import ReactiveCore

/// Returns a signal that sends the product of the two cells each time one of them changes.
func amount(price: Signal<Int>, pieces: Signal<Int>) -> Signal<Int> {
  Signal.combineLatest(price, pieces) { $0 * $1 }
}
