// Misconception: The same items always give the same invoice, so it can be kept. See *A data source*, page 01.
final class InvoiceWriter {
  private var known: [[String]: [String]] = [:]

  func invoice(for items: [String], price: (String) throws -> Int) rethrows -> [String] {
    if let invoice = known[items] { return invoice }
    let amounts = try items.map(price)
    let lines = items.indices.map { "\($0 + 1). \(items[$0]): \(amounts[$0])" }
    let invoice = lines + ["total: \(amounts.reduce(0, +))"]
    known[items] = invoice
    return invoice
  }
}
