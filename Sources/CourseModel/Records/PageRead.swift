import Foundation

/// That a page was read to its end at a terminal, and how many predictions were right:
/// `.course/reading/NN-name.read`, which the page itself writes.
package struct PageRead: Encodable, Equatable {
  package let right: Int
  package let predictions: Int

  /// Nil for a page that was not read, or whose note is damaged.
  package init?(of chapter: Chapter, in course: Course) {
    let file = course.state.appendingPathComponent("reading/\(chapter.name).read")
    let words = ((try? TextFile.read(file)) ?? "").split(whereSeparator: \.isWhitespace)
    guard words.count == 2, let right = Int(words[0]), let all = Int(words[1]),
      (0...all).contains(right), all < 1000
    else { return nil }
    self.right = right
    predictions = all
  }

  /// `read, 5 of 6 predicted`.
  package var sentence: String {
    predictions == 0 ? "read" : "read, \(right) of \(predictions) predicted"
  }
}
