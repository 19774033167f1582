import ReactiveCore

/// Task 2: the primes.
///
/// A prime is a number from 2 on that no smaller number, except 1, divides. Make the list of all primes.
///
/// - It has no end. A prime is looked for when it is read.
/// - Each prime follows from those before it, which is what `unfold` is for: a number is divided by
///   smaller primes, and by no other number.
/// - Whether a number can be divided by another one is asked of `divides`: `divides(3, 9)` is true.
/// - What was found once is not asked for again.
///
///     primes(divides: …)   2, 3, 5, 7, 11, 13, …
///
/// Rests on the page 03-sequences, cell "Unfold".
func primes(divides: @escaping (_ divisor: Int, _ number: Int) -> Bool) -> LazyList<Int> {
  .empty()
}
