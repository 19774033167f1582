/// Task 2: remove the state that makes two runs differ.
///
/// ```swift
/// let writer = InvoiceWriter()
/// writer.invoice(for: ["tea", "milk"]) { $0 == "tea" ? 3 : 1 }
/// // ["1. tea: 3", "2. milk: 1", "total: 4"]
/// writer.invoice(for: ["milk"]) { _ in 1 }  // ["1. milk: 1", "total: 1"]
/// ```
///
/// The code below writes the first invoice correctly, but the second contains lines of the first.
/// Fix it.
///
/// - An invoice has a numbered line for each item, and the total in the last line.
/// - It depends only on its items and their prices: equal orders give equal invoices.
/// - `price` is called once for each item.
/// - `price` may fail. Then there is no invoice, and the next one is correct.
/// - `price` may use the same writer: the price of a gift basket is the total of another invoice.
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
