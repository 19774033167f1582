// Misconception: A formula is computed once, as an assignment is. See *An assignment*, page 01.
import ReactiveCore

func amount(price: Signal<Int>, pieces: Signal<Int>) -> Signal<Int> {
  Signal.combineLatest(price, pieces) { $0 * $1 }.take(1)
}
