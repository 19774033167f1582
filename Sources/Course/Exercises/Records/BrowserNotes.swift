import Files
import Foundation

/// The reader's predictions and reading positions, in the `browser` section of ``StateFile``.
package struct BrowserNotes {
  package struct Answer: Codable, Equatable {
    package let answer: String
    package let isRight: Bool
  }

  package struct Place: Codable, Equatable {
    package let place: String
    /// The number of predictions on the page.
    package let questions: Int
  }

  package struct Content: Codable, Equatable {
    /// The answers, keyed by page and cell.
    package var answers: [String: [String: Answer]] = [:]
    package var places: [String: Place] = [:]
    /// The page that was opened last.
    package var latest: String?
  }

  /// A change that a page reports.
  ///
  /// A change with neither a position nor an answer removes the page's answers.
  package struct Change: Decodable {
    package let page: String
    package var cell: String?
    package var answer: String?
    package var isRight: Bool?
    package var place: String?
    package var questions: Int?
  }

  private let state: StateFile
  package let content: Content
  private let pages: [String]

  package init(of course: Course) {
    state = StateFile(in: course.root)
    pages = course.chapters.map(\.name)
    content = state.read("browser").content ?? Content()
  }

  /// Records a change, but keeps the first answer to each question.
  package func record(_ change: Change) throws {
    guard pages.contains(change.page) else {
      throw CourseError("unknown page \(change.page). Reload the book.")
    }
    let texts = [change.cell, change.answer, change.place].compactMap { $0 }
    guard texts.allSatisfy({ $0.utf8.count <= 4000 }) else {
      throw CourseError("an answer is longer than 4000 bytes. Shorten it.")
    }
    try state.change("browser", from: Content()) { content in
      if let place = change.place {
        content.latest = change.page
        content.places[change.page] = Place(
          place: place, questions: max(0, min(change.questions ?? 0, 999)))
      } else if let cell = change.cell, let answer = change.answer {
        let answers = content.answers[change.page] ?? [:]
        guard answers[cell] == nil, answers.count < 1000 else { return }
        content.answers[change.page, default: [:]][cell] = Answer(
          answer: answer, isRight: change.isRight == true)
      } else {
        content.answers[change.page] = nil
      }
    }
  }
}
