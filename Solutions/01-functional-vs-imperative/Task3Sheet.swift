import ReactiveCore

/// What has to be paid: the formula, and the two cells that it follows.
func amount(price: Signal<Int>, pieces: Signal<Int>) -> Signal<Int> {
  Signal.combineLatest(price, pieces) { $0 * $1 }
}
