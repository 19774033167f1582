/// That a page was read to its end, and how many predictions were right.
package struct PageRead: Codable, Equatable {
  package let right: Int
  package let predictions: Int

  /// Nil for numbers that no page can have.
  package init?(right: Int, of predictions: Int) {
    guard (0..<1000).contains(predictions), (0...predictions).contains(right) else { return nil }
    self.right = right
    self.predictions = predictions
  }

  /// `read, 5 of 6 predicted`.
  package var sentence: String {
    predictions == 0 ? "read" : "read, \(right) of \(predictions) predicted"
  }
}
