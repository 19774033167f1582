/// Task 4: build `combineLatest` yourself.
///
///     self           --A--B-----------C-----|
///     other          --------1--2--------3--|
///     combineLatest  --------B1-B2----C2-C3-|
///
/// `MiniSignal` is in Given/.
///
/// - Once both signals have a value, sends the latest pair after each new value.
/// - Keeps a completed signal's last value. Completes when both signals have completed.
/// - Fails with the first error. An error or `dispose()` ends both subscriptions.
/// - Each subscription has its own values.
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
