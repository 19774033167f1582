import Exercises
import Files
import Foundation
import Grading

/// A check of an exercise's texts: hints, stubs, and the remarks and edits of wrong answers.
struct ExerciseTextVerification {
  let exercise: Exercise
  let cells: CellTitles

  func problems() throws -> [String] {
    let hints = try Hints(exercise: exercise.folder)
    var problems = exercise.tasks.isEmpty ? ["\(exercise.chapter.name): no tasks"] : []
    for task in exercise.tasks {
      if hints.hints(for: task.number).filter({ !$0.isEmpty }).count < 3 {
        problems.append("\(task.id): write at least three hints in HINTS.md")
      }
      if hints.title(of: task.number) == nil {
        problems.append("\(task.id): HINTS.md needs the heading `## Task \(task.number): title`")
      }
      if exercise.stub(of: task)?.contains("///") != true {
        problems.append("\(task.id): the stub needs a doc comment with its task")
      }
      problems += placeProblems(of: task)
      if Set(task.testNames).count != task.testNames.count {
        problems.append("\(task.id): two tests have the same name. Rename one.")
      }
      problems += wrongAnswerProblems(of: task)
    }
    return problems
  }

  /// Checks that the page has the cells that the stub names.
  private func placeProblems(of task: ExerciseTask) -> [String] {
    guard exercise.chapter.hasPage, let stub = exercise.stub(of: task) else { return [] }
    let name = exercise.chapter.name
    guard let place = stub.firstMatch(of: /Page: ([\w-]+), (".+")/), place.1 == name else {
      return ["\(task.id): the stub must name a cell of the page: `Page: \(name), \"…\"`"]
    }
    let titles = cells.of(exercise.chapter)
    return place.2.matches(of: /"([^"]+)"/).map { String($0.1) }.filter { !titles.contains($0) }
      .map { "\(task.id): the stub names the cell \"\($0)\", but the page has no such cell" }
  }

  private func wrongAnswerProblems(of task: ExerciseTask) -> [String] {
    do {
      let all = try WrongAnswer.all(of: task, in: exercise)
      let solution = try TextFile.readIfPresent(exercise.solution(of: task))
      return all.flatMap { wordProblems(in: $0) + editProblems(of: $0, insteadOf: solution) }
    } catch {
      return [FileProblem.sentence(for: error)]
    }
  }

  private func editProblems(of wrong: WrongAnswer, insteadOf solution: String?) -> [String] {
    guard let solution else { return ["\(wrong.task.id): write a solution"] }
    do {
      _ = try wrong.text(insteadOf: solution)
      return []
    } catch {
      return [FileProblem.sentence(for: error)]
    }
  }

  /// Checks that a wrong answer has a remark, and that the page has the cell that the remark names.
  private func wordProblems(in wrong: WrongAnswer) -> [String] {
    guard !wrong.idea.isEmpty else {
      return ["\(wrong.id): add a line `Misconception: …` or `Slip: …`"]
    }
    if wrong.isSlip { return slipProblems(in: wrong) }
    let named = wrong.cell.wholeMatch(of: /\*(.+)\*, page (\d\d)/)
    let exists = named.map { cells.of(page: String($0.2)).contains(String($0.1)) } ?? false
    return exists
      ? []
      : ["\(wrong.id): “See: \(wrong.cell)” must name a cell of a page: `See: *Cell*, page NN`"]
  }

  /// Checks that the stub contains each text that a slip quotes.
  private func slipProblems(in wrong: WrongAnswer) -> [String] {
    let quotes = wrong.quote.matches(of: /"([^"]+)"/).map { String($0.1) }
    guard !quotes.isEmpty else {
      return ["\(wrong.id): add a line `Task: \"…\"` that quotes the stub"]
    }
    let stub = Self.words(of: exercise.stub(of: wrong.task) ?? "")
    return quotes.filter { !stub.contains(Self.words(of: $0)) }
      .map { "\(wrong.id): “\($0)” is not in the stub. Quote it exactly." }
  }

  /// Returns the text on a single line, without comment markers or quotation marks.
  private static func words(of text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingPrefix(#/\s*///?/#) }.joined(separator: " ")
      .split { $0.isWhitespace || $0 == "\"" }.joined(separator: " ")
  }
}

/// The titles of all cells, grouped by page.
struct CellTitles {
  private let titles: [String: [String]]

  init(in course: Course) {
    titles = Dictionary(
      course.chapters.map { ($0.digits, $0.cellTitles) }, uniquingKeysWith: { first, _ in first })
  }

  func of(_ chapter: Chapter) -> [String] { of(page: chapter.digits) }

  func of(page digits: String) -> [String] { titles[digits, default: []] }
}
