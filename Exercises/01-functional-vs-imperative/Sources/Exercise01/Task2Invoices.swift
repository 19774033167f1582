/// Task 2: remove the state that makes two runs differ.
///
/// ```swift
/// let writer = InvoiceWriter()
/// writer.invoice(for: ["tea", "milk"]) { $0 == "tea" ? 3 : 1 }
/// // ["1. tea: 3", "2. milk: 1", "total: 4"]
/// ```
///
/// A second invoice repeats the lines of the first. Fix the bug.
///
/// - An invoice depends only on its items and their prices.
/// - `price` is called once for each item.
/// - If `price` throws, so does `invoice`, and the next invoice is correct.
/// - `price` may itself call `invoice`, and that call may throw.
///
/// Page: 01-functional-vs-imperative, "A test of each"
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
