// Misconception: The pieces set the pace, and the price is looked up when their number changes. See *A formula follows*, page 01.
import ReactiveCore

func amount(price: Signal<Int>, pieces: Signal<Int>) -> Signal<Int> {
  pieces.withLatestFrom(price).map { $0 * $1 }
}
