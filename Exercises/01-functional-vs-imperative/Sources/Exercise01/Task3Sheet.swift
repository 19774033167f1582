import ReactiveCore

/// Task 3: a spreadsheet cell that follows two others.
///
///     price    3--4----|
///     pieces   -2---1--|
///     amount   -6-8-4--|
///
/// Make the cell with the product of the price and the pieces.
///
/// - Once both have a value, it sends each time one of them changes, even if the amount stays the
///   same.
/// - It completes when both have completed, and fails when one fails.
/// - Each subscriber subscribes to both. Disposing disposes both.
///
/// Page: 01-functional-vs-imperative, "A formula follows"
func amount(price: Signal<Int>, pieces: Signal<Int>) -> Signal<Int> {
  .empty()
}
