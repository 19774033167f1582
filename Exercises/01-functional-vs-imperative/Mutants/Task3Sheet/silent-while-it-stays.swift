// Misconception: An amount that stays the same need not be sent again. See *A formula follows*, page 01.
import ReactiveCore

func amount(price: Signal<Int>, pieces: Signal<Int>) -> Signal<Int> {
  Signal.combineLatest(price, pieces) { $0 * $1 }.distinctUntilChanged()
}
