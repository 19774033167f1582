/// Returns a line for each of the three largest sales and a line for the total of all sales.
///
/// The steps share no variable, so no step can run too early or twice.
func salesReport(_ sales: [Sale]) -> [String] {
  let sold = sales.filter { $0.pieces > 0 }
  let best = sold.sorted { $0.amount > $1.amount }.prefix(3)
  let total = sold.map(\.amount).reduce(0, +)
  return best.map { "\($0.product): \($0.amount)" } + ["total: \(total)"]
}
