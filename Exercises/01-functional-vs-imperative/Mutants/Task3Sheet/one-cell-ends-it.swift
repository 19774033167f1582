// Misconception: When one cell is finished, the formula is finished too. See *Functional and reactive*, page 01.
import ReactiveCore

func amount(price: Signal<Int>, pieces: Signal<Int>) -> Signal<Int> {
  let amount = Signal.combineLatest(price, pieces) { $0 * $1 }
  return amount.take(until: pieces.ignoreValues().concat(.return(0)).map { _ in })
}
