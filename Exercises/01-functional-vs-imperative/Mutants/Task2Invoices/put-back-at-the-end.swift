// Misconception: State is harmless if whoever changes it puts it back at the end. See *A test of each*, page 01.
final class InvoiceWriter {
  private var lines: [String] = []
  private var total = 0

  func invoice(for items: [String], price: (String) throws -> Int) rethrows -> [String] {
    let before = (lines, total)
    lines = []
    total = 0
    for item in items {
      let amount = try price(item)
      total += amount
      lines.append("\(lines.count + 1). \(item): \(amount)")
    }
    let invoice = lines + ["total: \(total)"]
    (lines, total) = before
    return invoice
  }
}
