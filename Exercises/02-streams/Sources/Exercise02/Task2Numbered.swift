import ReactiveCore

/// Task 2: number the values of a stream.
///
///     self        --ada---alan--|
///     numbered    --1. ada---2. alan--|
///
/// - A list may have any length. An element is read only when the result needs it.
/// - A signal has at most 99 values. Each is sent with its number when it arrives.
/// - Completes when the signal completes, and fails when it fails.
/// - Each subscriber's numbers start at 1.
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
