import ReactiveCore

/// All primes, each found when it is read.
///
/// The state is what was found so far. A number is divided by the primes up to its root; none is larger
/// than that without a smaller partner.
func primes(divides: @escaping (_ divisor: Int, _ number: Int) -> Bool) -> LazyList<Int> {
  LazyList.unfold([Int]()) { found in
    var number = (found.last ?? 1) + 1
    while found.prefix(while: { $0 * $0 <= number }).contains(where: { divides($0, number) }) {
      number += 1
    }
    return (number, found + [number])
  }
}
