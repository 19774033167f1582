// Misconception: A price is the same whenever it is asked for, so the total may ask again. See *A test of each*, page 01.
final class InvoiceWriter {
  func invoice(for items: [String], price: (String) throws -> Int) rethrows -> [String] {
    let lines = try items.enumerated().map { index, item in
      "\(index + 1). \(item): \(try price(item))"
    }
    let total = try items.map(price).reduce(0, +)
    return lines + ["total: \(total)"]
  }
}
