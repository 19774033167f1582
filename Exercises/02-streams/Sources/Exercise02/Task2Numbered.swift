import ReactiveCore

/// Task 2: number the values of a stream.
///
///     self        --ada---alan--|
///     numbered    --1. ada---2. alan--|
///
/// Write `numbered` for lists and for signals: pair each value with its number, as one text.
///
/// - A list of any length is numbered to its end. Pair it with endless numbers. Nothing is read
///   before the result is read, and then only as much as is needed.
/// - A signal is numbered up to 99, because endless numbers cannot be pushed.
/// - Each subscriber gets numbers from 1 on. The result ends with the signal.
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
