import ReactiveCore

/// Task 2: number the values of a stream.
///
/// The rows of a list are to be numbered: `1. Ada`, `2. Alan`. Write `numbered` for both families: pair each
/// value with its number, and make one text of the pair.
///
/// - A list may have any number of elements, so pair it with numbers that have no end. Nothing is read before
///   somebody reads the result, and then no more of the list than is needed.
/// - Numbers without an end cannot be pushed: the signal that sends them would send for ever. Make a signal
///   that sends 1 to 99; that is enough here.
/// - Each subscriber gets numbers from 1 on. The result ends with the signal.
///
///     self        --ada---alan--|
///     numbered    --1. ada---2. alan--|
///
/// Rests on the page 02-streams, cell "Zip".
extension LazyList where Element == String {
  func numbered() -> LazyList<String> {
    .empty()
  }
}

extension Signal where Value == String {
  func numbered() -> Signal<String> {
    .empty()
  }
}
