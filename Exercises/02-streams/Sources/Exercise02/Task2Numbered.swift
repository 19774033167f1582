import ReactiveCore

/// Task 2: number the values of a stream.
///
///     self        --ada---alan--|
///     numbered    --1. ada---2. alan--|
///
/// - A list of any length is numbered, and read only as far as its result.
/// - A signal, here of at most 99 values, sends each value with its number when it arrives.
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
