import ReactiveCore

/// Task 3: a spreadsheet cell that follows two others.
///
///     price    3--4----|
///     pieces   -2---1--|
///     amount   -6-8-4--|
///
/// - Once both cells have a value, sends the amount after each change, even if it stays the same.
/// - Completes when both complete, and fails when either fails.
/// - Each subscription subscribes to both cells. Disposing it ends both subscriptions.
///
/// Page: 01-functional-vs-imperative, "A formula follows"
func amount(price: Signal<Int>, pieces: Signal<Int>) -> Signal<Int> {
  .empty()
}
