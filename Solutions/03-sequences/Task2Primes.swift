import ReactiveCore

/// Returns a list of all primes that computes each prime when it is read.
///
/// The state is the array of the primes found so far. Primes above a number's square root aren't
/// tried as divisors, because a smaller divisor would have been found first.
func primes(divides: @escaping (_ divisor: Int, _ number: Int) -> Bool) -> LazyList<Int> {
  LazyList.unfold([Int]()) { found in
    var number = (found.last ?? 1) + 1
    while found.prefix(while: { $0 * $0 <= number }).contains(where: { divides($0, number) }) {
      number += 1
    }
    return (number, found + [number])
  }
}
