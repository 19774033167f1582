// Misconception: A cell without a value counts as 1, so there is something to show at once. See *A formula follows*, page 01.
import ReactiveCore

func amount(price: Signal<Int>, pieces: Signal<Int>) -> Signal<Int> {
  Signal.combineLatest(price, pieces.startWith(1)) { $0 * $1 }
}
