import ReactiveCore

/// Task 3: a spreadsheet cell that follows two others.
///
///     price    3--4----|
///     pieces   -2---1--|
///     amount   -6-8-4--|
///
/// - Once both have a value, it sends after each change, even an equal amount.
/// - Completes when both have, and fails when one does.
/// - Each subscriber subscribes to both, and disposing disposes both.
///
/// Page: 01-functional-vs-imperative, "A formula follows"
func amount(price: Signal<Int>, pieces: Signal<Int>) -> Signal<Int> {
  .empty()
}
