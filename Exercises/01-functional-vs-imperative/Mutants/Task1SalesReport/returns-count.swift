// Slip: A return has no line, but its money goes off the total.
func salesReport(_ sales: [Sale]) -> [String] {
  let sold = sales.filter { $0.pieces > 0 }
  let best = sold.sorted { $0.amount > $1.amount }.prefix(3)
  let total = sales.map(\.amount).reduce(0, +)
  return best.map { "\($0.product): \($0.amount)" } + ["total: \(total)"]
}
