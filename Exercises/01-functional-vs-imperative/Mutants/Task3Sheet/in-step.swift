// Misconception: Two cells make pairs: the second price goes with the second number. See *A formula follows*, page 01.
import ReactiveCore

func amount(price: Signal<Int>, pieces: Signal<Int>) -> Signal<Int> {
  Signal.zip(price, pieces) { $0 * $1 }
}
