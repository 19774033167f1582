// Slip: A number that two does not divide is a prime.
import ReactiveCore

func primes(divides: @escaping (_ divisor: Int, _ number: Int) -> Bool) -> LazyList<Int> {
  LazyList.unfold(2) { first in
    var number = first
    while number > 2, divides(2, number) { number += 1 }
    return (number, number + 1)
  }
}
