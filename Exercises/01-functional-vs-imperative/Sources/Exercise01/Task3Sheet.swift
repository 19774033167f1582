import ReactiveCore

/// Task 3: a spreadsheet cell that follows two others.
///
/// A sheet has a cell for a price and a cell for a number of pieces. Make the cell for what has to be
/// paid: price times pieces. It is not computed once, it stays true: type the chain of the page's cell
/// for two other cells.
///
/// - It sends as soon as both cells have a value, and again whenever one of them changes.
/// - It completes when no cell can change any more, and fails when a cell fails.
///
///     price     3     4
///     pieces       2        10
///     amount       6  8     40
///
/// Rests on the page 01-functional-vs-imperative, cell "A formula follows".
func amount(price: Signal<Int>, pieces: Signal<Int>) -> Signal<Int> {
  .empty()
}
