/// The three best sales, and the total of all.
///
/// No step changes a value, so no step can run too early or twice.
func salesReport(_ sales: [Sale]) -> [String] {
  let sold = sales.filter { $0.pieces > 0 }
  let best = sold.sorted { $0.amount > $1.amount }.prefix(3)
  let total = sold.map(\.amount).reduce(0, +)
  return best.map { "\($0.product): \($0.amount)" } + ["total: \(total)"]
}
