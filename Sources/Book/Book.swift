import CourseModel
import Foundation
import Page

/// The course as one book, made from its own files and from what its pages have printed.
package struct Book: Sendable {
  package let cover: BookPage
  package let chapters: [ChapterPages]
  package let operators: BookPage
  package let questions: BookPage
  package let lab: BookPage
  package let module: LabModule?
  package let search: [SearchEntry]

  /// A chapter's page and its exercise's.
  package struct ChapterPages: Sendable {
    package let number: Int
    /// Without its number.
    package let title: String
    /// Nil where README says nothing of it.
    package let facts: ChapterFacts?
    package let page: BookPage
    package let exercise: BookPage?
    /// How many there are in its exercise.
    package let tasks: Int
  }

  /// Makes the book.
  ///
  /// - Parameters:
  ///   - course: Where the files are.
  ///   - lab: What runs changed drawings; without it they stay as they are.
  ///   - html: A page's own HTML file, as `--format html` writes it, by the chapter's name.
  package init(
    of course: Course, lab module: LabModule? = nil, html: (Chapter) throws -> String
  ) throws {
    let found = course.chapters.filter(\.hasPage)
    let exercises = try found.compactMap { try $0.exercise() }
    let links = ChapterLinks(found)
    let facts = try ChapterFacts.all(of: course)
    let chapters = try found.map { chapter in
      guard let text = HTMLDocument.text(ofPage: try html(chapter)) else {
        throw CourseError(
          "the page of \(chapter.name) cannot be read: it is no HTML of this course.")
      }
      let linked = links.woven(into: text)
      let page = BookPage(
        name: chapter.name, title: "\(chapter.digits) · \(chapter.title)",
        text: Book.opening(of: chapter)
          + (module == nil ? linked : try LabFigures(of: chapter).woven(into: linked)),
        kind: .chapter)
      let exercise = exercises.first { $0.chapter.number == chapter.number }
      return ChapterPages(
        number: chapter.number, title: chapter.title, facts: facts[chapter.name], page: page,
        exercise: try exercise.map {
          try ExercisePage($0, minutes: facts[chapter.name]?.exerciseMinutes).page
        },
        tasks: exercise?.tasks.count ?? 0)
    }
    let operators = try OperatorIndex(of: course, exercises: exercises)
    self.chapters = chapters
    self.operators = operators.page
    questions = try QuestionsPage.page(of: course)
    self.module = module
    lab = try LabPage(of: operators, hasLab: module != nil).page
    cover = try CoverPage(chapters, hasLab: module != nil).page
    search =
      zip(chapters, found).flatMap {
        SearchEntry.entries(of: $0.page, names: Synonyms.ofTheBook.words(for: $1.digits))
      }
      + chapters.compactMap(\.exercise).flatMap { SearchEntry.entries(of: $0) }
      + operators.entries + [questions, lab].flatMap { SearchEntry.entries(of: $0) }
  }

  /// What stands above a page's title, and where a script says how many predictions were right.
  private static func opening(of chapter: Chapter) -> String {
    let part = BookPart.all.first { $0.numbers.contains(chapter.number) }?.title ?? "Chapters"
    return """
      <p class="crumb"><a href="index.html#path">\(part)</a> · Chapter \(chapter.digits) · \
      <code>swift run \(chapter.name)</code></p>

      """
  }

  /// All pages, in the order in which they are read.
  package var pages: [BookPage] {
    [cover] + chapters.flatMap { [$0.page] + ($0.exercise.map { [$0] } ?? []) }
      + [questions, operators, lab]
  }
}
