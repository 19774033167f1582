// Misconception: The formula keeps its inputs itself, and listens from the moment it is written. See *Make one*, page 01.
import ReactiveCore

func amount(price: Signal<Int>, pieces: Signal<Int>) -> Signal<Int> {
  let amount = Subject<Int>()
  Signal.combineLatest(price, pieces) { $0 * $1 }.subscribe(amount)
  return amount
}
