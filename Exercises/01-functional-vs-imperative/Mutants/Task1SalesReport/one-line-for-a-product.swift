// Slip: A report has one line for each product.
func salesReport(_ sales: [Sale]) -> [String] {
  let sold = sales.filter { $0.pieces > 0 }
  let amounts = Dictionary(grouping: sold, by: \.product).mapValues { sales in
    sales.map(\.amount).reduce(0, +)
  }
  let best = amounts.sorted { $0.value > $1.value }.prefix(3)
  return best.map { "\($0.key): \($0.value)" }
    + ["total: \(sold.map(\.amount).reduce(0, +))"]
}
