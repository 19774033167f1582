import CourseModel
import Foundation
import Page

@testable import LiveBook

/// A page with a question of each form, as `--format html` writes it, and a deck of it.
enum SamplePage {
  static var html: String {
    let form = HTMLPage()
    let questions: [Question?] = [
      .choice("Which one?", ["A1\nB2", "A1", "<B2>"]), "Which lines?", nil,
      .lines("The last line?", about: .lastLine),
    ]
    let titles = ["Merge", "Concat", "Then", "Zip"]
    let cells = zip(titles, questions).enumerated().map { index, cell in
      let part = CellPart(
        number: index + 1, count: 4, title: cell.0, code: "let a = \"<\(index)>\"",
        question: cell.1)
      return form.prose("Before \(cell.0).")
        + (index == 1 ? form.code("struct Shared {}") : "") + form.begin(part)
        + form.end(part, CellRun(output: [.text("A1\nB2\n")], finding: nil))
    }
    return form.opening(nil, program: "06-combining") + cells.joined() + form.closing
  }

  static func deck() throws -> Deck {
    let course = try Course(above: URL(fileURLWithPath: #filePath))
    guard let chapter = course.chapters.first(where: { $0.number == 6 }) else {
      throw CourseError("chapter 06 is gone")
    }
    return try Deck(of: chapter, html: html)
  }
}
