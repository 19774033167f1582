// Slip: One is divided by nothing smaller, so it is the first prime.
import ReactiveCore

func primes(divides: @escaping (_ divisor: Int, _ number: Int) -> Bool) -> LazyList<Int> {
  LazyList.unfold([Int]()) { found in
    var number = (found.last ?? 0) + 1
    while found.dropFirst().contains(where: { divides($0, number) }) { number += 1 }
    return (number, found + [number])
  }
}
