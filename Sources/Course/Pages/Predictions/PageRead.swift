import Files
import Foundation
import PlainText

/// That a page was read to its end, and how many predictions were right, as it is noted in
/// `.course/reading/NN-name.read`.
package struct PageRead: Codable, Equatable {
  package let right: Int
  package let predictions: Int

  /// Nil for numbers that no page can have.
  package init?(right: Int, of predictions: Int) {
    guard (0..<1000).contains(predictions), (0...predictions).contains(right) else { return nil }
    self.right = right
    self.predictions = predictions
  }

  /// Nil for a page that was not read, or whose note is damaged.
  package init?(notedIn file: URL) {
    // try?: the board shows a page without a note that can be read as not read, and loses nothing by it.
    guard let data = try? Data(contentsOf: file),
      let read = try? JSONDecoder().decode(PageRead.self, from: data)
    else { return nil }
    self.init(right: read.right, of: read.predictions)
  }

  /// Notes it in the place of what was noted before.
  package func note(in file: URL) throws {
    try TextFile.write(json, to: file)
  }

  /// `read, 5 of 6 predicted`.
  package var sentence: String {
    predictions == 0 ? "read" : "read, \(right) of \(predictions) predicted"
  }
}
