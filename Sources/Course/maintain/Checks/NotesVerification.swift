import Exercises
import Files
import Foundation

/// A check that the instructor's notes match the page and the exercise.
struct NotesVerification {
  let course: Course
  let cells: CellTitles

  func problems(of chapter: Chapter) throws -> [String] {
    let found: InstructorNotes?
    do {
      found = try InstructorNotes.ifPresent(of: chapter)
    } catch {
      return [FileProblem.sentence(for: error)]
    }
    guard let notes = found else { return ["INSTRUCTOR.md is missing"] }
    var problems: [String] = []
    if notes.headings != InstructorNotes.headings {
      problems.append(
        "INSTRUCTOR.md needs the headings \(InstructorNotes.headings.joined(separator: ", "))")
    }
    let exercise = try chapter.exercise()
    let tasks = exercise?.tasks.map { "exercise, task \($0.number)" } ?? []
    let parts = cells.of(chapter) + tasks
    for part in parts where !notes.rows.contains(where: { $0.part == part }) {
      problems.append("INSTRUCTOR.md needs minutes for \"\(part)\"")
    }
    for row in notes.rows where !parts.contains(row.part) {
      problems.append("INSTRUCTOR.md has minutes for \"\(row.part)\", which doesn't exist")
    }
    let steps = cells.of(chapter) + (exercise?.tasks.map(\.id) ?? [])
    for step in notes.skip where !steps.contains(step) {
      problems.append("INSTRUCTOR.md skips \"\(step)\", which doesn't exist")
    }
    let sum = notes.reading + notes.exercise
    if notes.total != sum {
      problems.append(
        "INSTRUCTOR.md says \(notes.total ?? 0) minutes in total, but its rows add up to \(sum)")
    }
    problems += try readmeProblems(of: chapter, notes: notes, tasks: tasks.count)
    let minutes = "*\(notes.reading) minutes to read, \(notes.exercise) for the exercise.*"
    if try !TextFile.read(chapter.page).contains(minutes) {
      problems.append("to match INSTRUCTOR.md, the page must say: \(minutes)")
    }
    return problems
  }

  /// Checks that README's table has a row with the chapter's duration and number of tasks.
  private func readmeProblems(
    of chapter: Chapter, notes: InstructorNotes, tasks: Int
  ) throws -> [String] {
    let readme = try TextFile.read(course.root.appendingPathComponent("README.md"))
    let start = "| [`\(chapter.name)`](Chapters/\(chapter.name)/main.swift) | "
    let end =
      " | \(notes.reading) | [\(tasks) tasks](Exercises/\(chapter.name)), "
      + "\(notes.exercise) minutes |"
    let exists = readme.split(separator: "\n").contains {
      $0.hasPrefix(start) && $0.hasSuffix(end)
    }
    return exists ? [] : ["README.md needs the row `\(start)…\(end)`"]
  }
}
