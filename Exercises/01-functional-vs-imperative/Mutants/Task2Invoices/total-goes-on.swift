// Misconception: Only the lines are seen twice, so only the lines have to go. See *A test of each*, page 01.
final class InvoiceWriter {
  private var total = 0

  func invoice(for items: [String], price: (String) throws -> Int) rethrows -> [String] {
    var lines: [String] = []
    for item in items {
      let amount = try price(item)
      total += amount
      lines.append("\(lines.count + 1). \(item): \(amount)")
    }
    return lines + ["total: \(total)"]
  }
}
