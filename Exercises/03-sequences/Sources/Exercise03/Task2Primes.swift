import ReactiveCore

/// Task 2: the primes.
///
///     primes(divides: …)   2, 3, 5, 7, 11, 13, …
///
/// List all primes: the numbers from 2 on that have no smaller divisor except 1.
///
/// - A prime is computed when it is read, and only once.
/// - A number is divided only by smaller primes.
/// - `divides(3, 9)` decides whether 3 divides 9.
///
/// Page: 03-sequences, "Unfold"
func primes(divides: @escaping (_ divisor: Int, _ number: Int) -> Bool) -> LazyList<Int> {
  .empty()
}
