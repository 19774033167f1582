import Exercises
import Files
import Foundation
import Pages

/// The course as a book, made from the course's files and the recorded output of its pages.
package struct Book: Sendable {
  package let cover: BookPage
  package let chapters: [ChapterPages]
  package let operators: BookPage
  package let questions: BookPage
  let moving: BookPage
  package let search: [SearchEntry]

  /// The pages of a chapter and its exercise.
  package struct ChapterPages: Sendable {
    package let number: Int
    /// The title, without the number.
    package let title: String
    /// The chapter's row in README, or `nil` if README doesn't list the chapter.
    package let facts: ChapterFacts?
    package let page: BookPage
    package let exercise: BookPage?
    /// The number of tasks in the exercise.
    package let tasks: Int
  }

  /// Creates the book.
  ///
  /// - Parameters:
  ///   - course: The course that contains the book's sources.
  ///   - record: A closure that returns the recorded run of a chapter's page.
  package init(
    of course: Course, record: (Chapter) throws -> PageRecord
  ) throws {
    let found = course.chapters.filter(\.hasPage)
    let exercises = try found.compactMap { try $0.exercise() }
    let links = ChapterLinks(found)
    let facts = try ChapterFacts.all(of: course)
    let cells = Dictionary(
      uniqueKeysWithValues: found.map { ($0.name, $0.readPage()?.cells ?? []) })
    let operators = try OperatorIndex(of: course, cells: cells, exercises: exercises)
    var noted: Set<String> = []
    let chapters = try found.map { chapter in
      let setting = HTMLSetting(
        mentions: links.html,
        experiments: try LabFigures.experiments(of: chapter))
      let record = try record(chapter)
      let notes = MarginNotes(of: record, names: operators.names, noted: &noted)
      let html = HTMLPage(in: setting)
      let body = record.parts.map { notes.html(beside: $0) + html.text(of: $0) }.joined()
      var sections = [PageSection](of: record)
      if !sections.isEmpty { sections[0].names = Synonyms.ofTheBook.words(for: chapter.digits) }
      let page = BookPage(
        name: chapter.name, title: "\(chapter.digits) · \(chapter.title)",
        text: Book.opening(of: chapter) + body, kind: .chapter, sections: sections)
      let exercise = exercises.first { $0.chapter.number == chapter.number }
      return ChapterPages(
        number: chapter.number, title: chapter.title, facts: facts[chapter.name], page: page,
        exercise: try exercise.map {
          try ExercisePage($0, minutes: facts[chapter.name]?.exerciseMinutes, cells: cells).page
        },
        tasks: exercise?.tasks.count ?? 0)
    }
    self.chapters = chapters
    self.operators = operators.page
    questions = try DocumentPage.questions.page(of: course, cells: cells)
    moving = try DocumentPage.moving.page(of: course, cells: cells)
    let transcripts = course.root.appendingPathComponent("Sources/\(SceneTranscript.file)")
    let scenes = SceneTranscript.all(in: try TextFile.readIfPresent(transcripts) ?? "")
    cover = CoverPage(chapters, scene: scenes.first { $0.scene == "search" }).page
    search =
      chapters.flatMap(\.page.entries) + chapters.compactMap(\.exercise).flatMap(\.entries)
      + self.operators.entries + questions.entries + moving.entries
  }

  private static func opening(of chapter: Chapter) -> String {
    let part = BookPart.all.first { $0.numbers.contains(chapter.number) }?.title ?? "Chapters"
    return """
      <p class="crumb"><a href="\(BookPage.address("index", "path"))">\(part)</a> · Chapter \(chapter.digits) · \
      <code>swift run \(chapter.name)</code></p>

      """
  }

  /// All pages, in reading order.
  package var pages: [BookPage] {
    [cover] + chapters.flatMap { [$0.page] + ($0.exercise.map { [$0] } ?? []) }
      + [questions, moving, operators]
  }
}
