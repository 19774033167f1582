import Book
import CourseModel
import Files
import Foundation
import Page
import XCTest

final class HandoutTests: XCTestCase {
  private func chapter(_ number: Int) throws -> CourseModel.Chapter {
    let course = try Course(above: URL(fileURLWithPath: #filePath))
    return try XCTUnwrap(course.chapters.first { $0.number == number })
  }

  /// A page with two questions.
  private func page() -> PageRecord {
    let questions: [Question] = [
      .choice("Which one?", ["secret one", "other"], because: ["No."]),
      .choice("The last line?", about: .lastLine, ["other", "secret one"], because: ["No."]),
    ]
    let parts = questions.enumerated().flatMap { index, question in
      let cell = CellPart(
        number: index + 1, count: 2, title: "Asked \(index)", code: "ask()", question: question)
      return [PageRecord.Part.cell(cell, CellRun(output: [.text("secret one\n")], finding: nil))]
        + PageRecord.Part.parts(
          ofProse: "It is secret one.\n\n## A heading", followsPrediction: true)
    }
    let shown = CellPart(number: 3, count: 3, title: "Shown", code: "show()", question: nil)
    return PageRecord(
      head: .init(nil, program: "06-combining"),
      parts: parts + [.cell(shown, CellRun(output: [.text("shown here\n")], finding: nil))])
  }

  func test_a_handout_asks_everything_and_answers_nothing() throws {
    let text = try Handout(of: chapter(6), record: page()).text
    XCTAssertEqual(text.matches(of: /class="question"/).count, 2)
    XCTAssertEqual(text.matches(of: /secret one/).count, 2, "it stands among the choices alone")
    XCTAssertFalse(text.contains("data-key"))
    XCTAssertTrue(text.contains("A heading"), "what follows the explanation stays")
    XCTAssertTrue(text.contains("shown here"), "what nobody is asked for stays")
  }

  func test_a_handout_has_every_task_and_no_hint_and_no_solution() throws {
    let chapter = try chapter(6)
    let exercise = try XCTUnwrap(chapter.exercise())
    let text = try Handout(of: chapter, record: page()).text
    for task in exercise.tasks {
      XCTAssertTrue(text.contains("course check \(task.id)"), task.id)
      let solution = try TextFile.read(exercise.solution(of: task))
      let stub = Set(try XCTUnwrap(exercise.stub(of: task)).split(separator: "\n"))
      for line in solution.split(separator: "\n") where line.count > 20 && !stub.contains(line) {
        XCTAssertFalse(text.contains(line), "\(task.id): \(line)")
      }
    }
    XCTAssertFalse(text.contains("Hint 1"))
  }

  func test_a_walk_through_has_each_hint_each_misconception_and_each_solution() throws {
    for number in [1, 6, 17] {
      let chapter = try chapter(number)
      let exercise = try XCTUnwrap(chapter.exercise())
      let text = try WalkThrough(of: exercise, notes: InstructorNotes(of: chapter)).text
      let all = try Hints(exercise: exercise.folder)
      let hints = exercise.tasks.flatMap { all.hints(for: $0.number) }
      let questions = text.matches(of: /(?s)Ask, one after the other<\/h3>/)
      XCTAssertEqual(questions.count, exercise.tasks.count)
      XCTAssertGreaterThanOrEqual(text.matches(of: /<li>/).count, hints.count)
      for task in exercise.tasks {
        for wrong in try WrongAnswer.all(of: task, in: exercise) {
          let plain = try XCTUnwrap(wrong.idea).split { "`<>&\"*_[".contains($0) }
          let words = try XCTUnwrap(plain.max { $0.count < $1.count })
          XCTAssertTrue(text.contains(words), "\(wrong.id)")
        }
        XCTAssertTrue(text.contains("aria-label=\"\(task.fileName)\""), task.id)
      }
    }
  }
}
