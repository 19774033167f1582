import Foundation

/// That a page was read to its end, and how many predictions were right: `.course/reading/NN-name.read`,
/// which the page itself writes at a terminal, and the live book for a browser.
package struct PageRead: Encodable, Equatable {
  package let right: Int
  package let predictions: Int

  /// Nil for a page that was not read, or whose note is damaged.
  package init?(of chapter: Chapter, in course: Course) {
    let file = PageRead.file(of: chapter, in: course)
    let words = ((try? TextFile.read(file)) ?? "").split(whereSeparator: \.isWhitespace)
    guard words.count == 2, let right = Int(words[0]), let all = Int(words[1]) else { return nil }
    self.init(right: right, of: all)
  }

  /// Nil for numbers that no page can have.
  package init?(right: Int, of predictions: Int) {
    guard (0..<1000).contains(predictions), (0...predictions).contains(right) else { return nil }
    self.right = right
    self.predictions = predictions
  }

  /// Notes it in the place of what was noted before.
  package func note(of chapter: Chapter, in course: Course) throws {
    try TextFile.write("\(right) \(predictions)\n", to: PageRead.file(of: chapter, in: course))
  }

  /// Where the notes of all pages are.
  package static func folder(in course: Course) -> URL {
    course.state.appendingPathComponent("reading")
  }

  private static func file(of chapter: Chapter, in course: Course) -> URL {
    folder(in: course).appendingPathComponent("\(chapter.name).read")
  }

  /// `read, 5 of 6 predicted`.
  package var sentence: String {
    predictions == 0 ? "read" : "read, \(right) of \(predictions) predicted"
  }
}
