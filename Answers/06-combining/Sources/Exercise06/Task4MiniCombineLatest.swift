/// Task 4: build `combineLatest` yourself.
///
/// `MiniSignal` is the one that you built in 04-signals; it is in Given/. Send the latest value of
/// both signals, each time one of them sends.
///
/// - Nothing is sent before both have sent a value.
/// - It completes when both have completed. The first error ends it, and the other signal with it.
/// - `dispose()` ends both.
///
///     self           --A--B-----------C-----|
///     other          --------1--2--------3--|
///     combineLatest  --------B1-B2----C2-C3-|
///
/// Rests on the page 06-combining, cell "Combine latest".
extension MiniSignal {
  func combineLatest<Other>(with other: MiniSignal<Other>) -> MiniSignal<(Value, Other)> {
    MiniSignal<(Value, Other)> { subscriber in
      subscriber.sendCompleted()
      return nil
    }
  }
}
