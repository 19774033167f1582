import ReactiveCore

/// Task 3: a spreadsheet cell that follows two others.
///
///     price    3--4----|
///     pieces   -2---1--|
///     amount   -6-8-4--|
///
/// Make the cell with the product of the price and the number of pieces.
///
/// - It sends once both cells have a value, and again when one of them changes, even if the
///   amount stays the same.
/// - It completes when both cells have completed, and fails as soon as one fails.
/// - Each subscriber has its own subscription to both cells. Disposing it disposes both.
///
/// Page: 01-functional-vs-imperative, "A formula follows"
func amount(price: Signal<Int>, pieces: Signal<Int>) -> Signal<Int> {
  .empty()
}
