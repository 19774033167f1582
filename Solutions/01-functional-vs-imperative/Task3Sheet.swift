import ReactiveCore

/// The product of the two cells, sent again whenever one of them changes.
func amount(price: Signal<Int>, pieces: Signal<Int>) -> Signal<Int> {
  Signal.combineLatest(price, pieces) { $0 * $1 }
}
