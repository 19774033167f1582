// Misconception: An amount that stays the same need not be sent again.
import ReactiveCore

func amount(price: Signal<Int>, pieces: Signal<Int>) -> Signal<Int> {
  Signal.combineLatest(price, pieces) { $0 * $1 }.distinctUntilChanged()
}
