// Misconception: A formula is computed once, as an assignment is.
import ReactiveCore

func amount(price: Signal<Int>, pieces: Signal<Int>) -> Signal<Int> {
  Signal.combineLatest(price, pieces) { $0 * $1 }.take(1)
}
