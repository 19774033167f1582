/// Task 1: a stateful report as a pipeline.
///
/// ```swift
/// let sales = [
///   Sale(product: "tea", pieces: 2, price: 3), Sale(product: "cake", pieces: 5, price: 4),
/// ]
/// salesReport(sales)  // ["cake: 20", "tea: 6", "total: 26"]
/// ```
///
/// `OldSalesReport`, in Given/, needs four steps in the right order, and works once. Write the same
/// report as one function.
///
/// - Returns are left out: a sale has at least 1 piece. A gift, with a price of 0, is one.
/// - There is one line for each of the three sales with the largest amounts, the largest first.
/// - The last line has the total of all sales, also of those without a line.
///
/// Rests on the page 01-functional-vs-imperative, cell "A pipeline".
func salesReport(_ sales: [Sale]) -> [String] {
  []
}
