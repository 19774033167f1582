/// Task 1: a stateful report as a pipeline.
///
/// ```swift
/// let tea = Sale(product: "tea", pieces: 2, price: 3)
/// let cake = Sale(product: "cake", pieces: 5, price: 4)
/// salesReport([tea, cake])  // ["cake: 20", "tea: 6", "total: 26"]
/// ```
///
/// Rewrite `OldSalesReport`, in Given/OldSalesReport.swift, as one function.
///
/// - A sale of less than 1 piece is left out.
/// - The three sales with the largest amounts have a line each, the largest first.
/// - The last line is the total of all sales of at least 1 piece.
///
/// Page: 01-functional-vs-imperative, "A pipeline"
func salesReport(_ sales: [Sale]) -> [String] {
  []
}
