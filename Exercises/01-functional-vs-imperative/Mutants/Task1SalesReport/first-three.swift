// Misconception: Take three and then sort: the order of the steps does not matter. See *A pipeline*, page 01.
func salesReport(_ sales: [Sale]) -> [String] {
  let sold = sales.filter { $0.pieces > 0 }
  let best = sold.prefix(3).sorted { $0.amount > $1.amount }
  let total = sold.map(\.amount).reduce(0, +)
  return best.map { "\($0.product): \($0.amount)" } + ["total: \(total)"]
}
