// Slip: Only primes whose square is smaller have to be tried, not those whose square is equal.
import ReactiveCore

func primes(divides: @escaping (_ divisor: Int, _ number: Int) -> Bool) -> LazyList<Int> {
  LazyList.unfold([Int]()) { found in
    var number = (found.last ?? 1) + 1
    while found.prefix(while: { $0 * $0 < number }).contains(where: { divides($0, number) }) {
      number += 1
    }
    return (number, found + [number])
  }
}
