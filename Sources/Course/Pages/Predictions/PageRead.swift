/// The score for a page that was read to its end.
package struct PageRead: Codable, Equatable {
  package let right: Int
  package let predictions: Int

  /// Creates a score, or returns `nil` for impossible numbers.
  package init?(right: Int, of predictions: Int) {
    guard (0..<1000).contains(predictions), (0...predictions).contains(right) else { return nil }
    self.right = right
    self.predictions = predictions
  }

  package var sentence: String {
    predictions == 0 ? "read" : "read, \(right) of \(predictions) predicted"
  }
}
