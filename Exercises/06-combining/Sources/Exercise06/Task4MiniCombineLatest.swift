/// Task 4: build `combineLatest` yourself.
///
///     self           --A--B-----------C-----|
///     other          --------1--2--------3--|
///     combineLatest  --------B1-B2----C2-C3-|
///
/// `MiniSignal` and `MiniDisposable` are in Given/.
///
/// - Once both have a value, it sends the latest of both each time one sends.
/// - Completes when both have. A completed signal keeps its last value.
/// - The first error ends it and disposes the other signal.
/// - `dispose()` disposes both.
/// - Each subscription remembers its own values.
///
/// Page: 06-combining, "Combine latest"
extension MiniSignal {
  func combineLatest<Other>(with other: MiniSignal<Other>) -> MiniSignal<(Value, Other)> {
    MiniSignal<(Value, Other)> { subscriber in
      subscriber.sendCompleted()
      return nil
    }
  }
}
