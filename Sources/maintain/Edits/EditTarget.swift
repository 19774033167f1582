import Console
import CourseModel
import Files
import Foundation
import Page
import PlainText

/// Where an edit goes, and what it changes.
struct EditTarget {
  let file: URL
  let right: String
  private let what: String
  private let wanted: String?
  private let proof: String

  /// - Parameter word: `9.5` for a task, `9.lose-a` for a challenge, `9.why-1` for a why.
  init(_ word: String, in course: Course) throws {
    guard let match = word.wholeMatch(of: /0*(\d{1,3})\.([a-z0-9-]+)/), let number = Int(match.1)
    else {
      throw UsageError(
        "“\(word)” is no task and no challenge. Write 9.5 for a task, 9.lose-a for the challenge "
          + "“Lose A” of page 9.")
    }
    if let task = Int(match.2) {
      // Of a task that is being written the record knows nothing yet.
      let exercise = try course.exercise(number)
      let task = try exercise.task(task)
      file = exercise.wrongAnswers(to: task)
      right = try TextFile.read(exercise.solution(of: task))
      what = "the solution of \(task.id)"
      wanted = "`Misconception: … See *Cell*, page NN.` or `Slip: …`"
      proof = "maintain verify \(task.id) --seal"
      return
    }
    let chapter = try course.chapter(number, withPage: true)
    let page = chapter.readPage()
    let name = String(match.2)
    let folder = chapter.challengeAnswers
    file = folder.appendingPathComponent("\(name).diff")
    proof = "maintain verify \(number) --seal"
    if let challenge = page?.challenges.first(where: { $0.fileName == name }) {
      right = try TextFile.read(folder.appendingPathComponent(challenge.answerFile))
      what = "the answer of “\(challenge.title)”"
      wanted = "`Because: …`"
    } else if let why = page?.whys.first(where: { $0.fileName == name && $0.start != nil }) {
      right = why.unchanged
      what = "the cell of “\(why.question.text)”"
      wanted = nil
    } else {
      let known =
        (page?.challenges.map(\.fileName) ?? [])
        + (page?.whys.filter { $0.start != nil }.map(\.fileName) ?? [])
      throw UsageError(
        "page \(number) has no challenge \(name). It has: \(known.joined(separator: ", ")).")
    }
  }

  /// Adds the edit at the end of the file, and returns it.
  func add(_ name: String, from copy: String) throws -> Edit {
    let before = try TextFile.readIfPresent(file) ?? ""
    // What is there already has to be sound, and so has what is added.
    let known = try EditFile(before, named: file.lastPathComponent).edits
    guard !known.contains(where: { $0.name == name }) else {
      throw CourseError(
        "\(file.lastPathComponent) has an edit \(name) already. Choose another name, or take that "
          + "one out first.")
    }
    let (remarks, text) = Self.head(of: copy.withPlainNewlines)
    guard !SourceScan.isAlike(text, right),
      let edit = Edit(
        name: name, file: file.lastPathComponent, remarks: remarks,
        from: right.withPlainNewlines, to: text)
    else {
      throw CourseError("the copy is \(what), so there is nothing wrong in it. Change it first.")
    }
    let after = before + (before.isEmpty ? "" : "\n") + edit.text
    let read = try EditFile(after, named: file.lastPathComponent).edits.last
    guard try read?.applied(to: right) == text else {
      throw CourseError(
        "the edit does not make the copy; write it by hand, as CONTRIBUTING.md says under Edits.")
    }
    try TextFile.write(after, to: file)
    return edit
  }

  /// What the comment lines at the head of a copy say of it, and the rest.
  private static func head(of copy: String) -> (remarks: [String: String], text: String) {
    var (remarks, lines) = ([String: String](), copy.lines[...])
    while let match = lines.first?.wholeMatch(of: /\/\/ ([^:]+): *(.+)/),
      EditFile.words.contains(String(match.1))
    {
      remarks[String(match.1)] = String(match.2)
      lines.removeFirst()
    }
    let text = lines.joined(separator: "\n")
    return (remarks, text.hasSuffix("\n") ? text : text + "\n")
  }

  func next(after edit: Edit) -> String {
    guard let wanted, edit.remarks.isEmpty else { return proof }
    return "say below `=== \(edit.name)` what it stands for, \(wanted), then `\(proof)`"
  }
}
