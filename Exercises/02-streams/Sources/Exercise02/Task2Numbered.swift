import ReactiveCore

/// Task 2: number the values of a stream.
///
///     self        --ada---alan--|
///     numbered    --1. ada---2. alan--|
///
/// A signal has at most 99 values here, as endless numbers can't be pushed.
///
/// - A list of any length is numbered.
/// - A list is read only as far as its result is read.
/// - Each value of a signal is sent with its number when it arrives.
/// - The result completes and fails with the signal.
/// - Each subscriber's numbers start with 1.
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
