/// Writes invoices, and keeps nothing of them.
///
/// What an invoice is made of lives inside the call. Nobody else can find it, so nobody has to clear it.
final class InvoiceWriter {
  func invoice(for items: [String], price: (String) throws -> Int) rethrows -> [String] {
    let amounts = try items.map(price)
    let lines = zip(items, amounts).enumerated().map { index, line in
      "\(index + 1). \(line.0): \(line.1)"
    }
    return lines + ["total: \(amounts.reduce(0, +))"]
  }
}
