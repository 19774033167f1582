/// Task 2: remove the state that makes two runs differ.
///
/// An invoice has a line for each item, with its number, and the total in the last line. The first
/// invoice of a writer is right. The second one is not: it has what the first one left behind. Repair
/// it, so that an invoice depends on its items and their prices, and on nothing else.
///
/// - Two equal orders give two equal invoices, whatever was written before.
/// - The price of an item is asked for once.
/// - `price` may fail. Then there is no invoice, and the next one is not touched by it.
/// - `price` may use the same writer, while it is at work: a gift basket costs what the invoice for its
///   contents says.
///
/// ```swift
/// let writer = InvoiceWriter()
/// writer.invoice(for: ["tea", "milk"]) { $0 == "tea" ? 3 : 1 }  // ["1. tea: 3", "2. milk: 1", "total: 4"]
/// writer.invoice(for: ["milk"]) { _ in 1 }  // ["1. milk: 1", "total: 1"]
/// ```
///
/// Rests on the page 01-functional-vs-imperative, cell "A test of each".
final class InvoiceWriter {
  private var lines: [String] = []
  private var total = 0

  func invoice(for items: [String], price: (String) throws -> Int) rethrows -> [String] {
    for item in items {
      let amount = try price(item)
      total += amount
      lines.append("\(lines.count + 1). \(item): \(amount)")
    }
    lines.append("total: \(total)")
    return lines
  }
}
