// Misconception: A number is only a label, so counting on does no harm. See *A test of each*, page 01.
final class InvoiceWriter {
  private var number = 0

  func invoice(for items: [String], price: (String) throws -> Int) rethrows -> [String] {
    var lines: [String] = []
    var total = 0
    for item in items {
      let amount = try price(item)
      total += amount
      number += 1
      lines.append("\(number). \(item): \(amount)")
    }
    return lines + ["total: \(total)"]
  }
}
