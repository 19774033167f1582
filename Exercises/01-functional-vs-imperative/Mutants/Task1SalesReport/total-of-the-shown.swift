// Slip: The total belongs to the lines above it.
func salesReport(_ sales: [Sale]) -> [String] {
  let sold = sales.filter { $0.pieces > 0 }
  let best = sold.sorted { $0.amount > $1.amount }.prefix(3)
  let total = best.map(\.amount).reduce(0, +)
  return best.map { "\($0.product): \($0.amount)" } + ["total: \(total)"]
}
