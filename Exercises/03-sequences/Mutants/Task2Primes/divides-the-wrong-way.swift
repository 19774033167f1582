// Slip: `divides(number, divisor)` asks whether the divisor divides the number.
import ReactiveCore

func primes(divides: @escaping (_ divisor: Int, _ number: Int) -> Bool) -> LazyList<Int> {
  LazyList.unfold([Int]()) { found in
    var number = (found.last ?? 1) + 1
    while found.prefix(while: { $0 * $0 <= number }).contains(where: { divides(number, $0) }) {
      number += 1
    }
    return (number, found + [number])
  }
}
