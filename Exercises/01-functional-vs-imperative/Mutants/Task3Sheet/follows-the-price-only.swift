// Misconception: The price sets the pace, and the pieces are looked up when it changes. See *A formula follows*, page 01.
import ReactiveCore

func amount(price: Signal<Int>, pieces: Signal<Int>) -> Signal<Int> {
  Signal.combineLatest(pieces, price) { $0 * $1 }.sample(price)
}
