/// An invoice writer that keeps no state between calls.
final class InvoiceWriter {
  func invoice(for items: [String], price: (String) throws -> Int) rethrows -> [String] {
    var lines: [String] = []
    var total = 0
    for item in items {
      let amount = try price(item)
      total += amount
      lines.append("\(lines.count + 1). \(item): \(amount)")
    }
    lines.append("total: \(total)")
    return lines
  }
}
