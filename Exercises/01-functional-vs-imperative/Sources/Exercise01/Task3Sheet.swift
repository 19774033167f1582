import ReactiveCore

/// Task 3: a spreadsheet cell that follows two others.
///
///     price     3     4
///     pieces       2        10
///     amount       6  8     40
///
/// A sheet has a cell for a price and a cell for a number of pieces. Make the cell with their
/// product, the way the page's cell does.
///
/// - It sends as soon as both cells have a value, and again when one of them changes, even if the
///   amount stays the same.
/// - It completes when both cells have completed, and fails when one fails.
/// - Each subscriber gets the same. Disposing leaves both cells.
///
/// Rests on the page 01-functional-vs-imperative, cell "A formula follows".
func amount(price: Signal<Int>, pieces: Signal<Int>) -> Signal<Int> {
  .empty()
}
