import ReactiveCore

/// Returns all primes, each computed when it is read.
///
/// The state is the primes so far. Only those up to a number's square root are tried as divisors.
func primes(divides: @escaping (_ divisor: Int, _ number: Int) -> Bool) -> LazyList<Int> {
  LazyList.unfold([Int]()) { found in
    var number = (found.last ?? 1) + 1
    while found.prefix(while: { $0 * $0 <= number }).contains(where: { divides($0, number) }) {
      number += 1
    }
    return (number, found + [number])
  }
}
