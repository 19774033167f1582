import ReactiveCore

/// Task 2: number the values of a stream.
///
///     self        --ada---alan--|
///     numbered    --1. ada---2. alan--|
///
/// Pair each value with a number. A list can be paired with endless numbers. A signal can't, as
/// they are pushed; it has at most 99 values.
///
/// - A list of any length is numbered to its end.
/// - The list is read only as far as its result is read.
/// - Each value of a signal is sent with its number when it arrives.
/// - The result completes or fails with the signal.
/// - Each subscriber's numbers begin with 1.
///
/// Page: 02-streams, "Zip"
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
