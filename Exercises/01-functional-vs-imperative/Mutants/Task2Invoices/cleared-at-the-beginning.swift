// Misconception: State is harmless if each run begins by clearing it. See *A test of each*, page 01.
final class InvoiceWriter {
  private var lines: [String] = []
  private var total = 0

  func invoice(for items: [String], price: (String) throws -> Int) rethrows -> [String] {
    lines = []
    total = 0
    for item in items {
      let amount = try price(item)
      total += amount
      lines.append("\(lines.count + 1). \(item): \(amount)")
    }
    lines.append("total: \(total)")
    return lines
  }
}
