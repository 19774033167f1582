// Slip: Who looks for primes does the division, whatever was handed in.
import ReactiveCore

func primes(divides: @escaping (_ divisor: Int, _ number: Int) -> Bool) -> LazyList<Int> {
  LazyList.unfold([Int]()) { found in
    var number = (found.last ?? 1) + 1
    while found.contains(where: { number.isMultiple(of: $0) }) { number += 1 }
    return (number, found + [number])
  }
}
