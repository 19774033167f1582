import CourseModel
import Foundation
import Page

/// The course as one book, made from its own files and from what its pages have printed.
package struct Book: Sendable {
  package let cover: BookPage
  package let chapters: [ChapterPages]
  package let operators: BookPage
  package let lab: BookPage
  package let module: LabModule?
  package let search: [SearchEntry]

  /// A chapter's page and its exercise's.
  package struct ChapterPages: Sendable {
    package let number: Int
    package let page: BookPage
    package let exercise: BookPage?
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
    let chapters = try found.map { chapter in
      guard let parts = HTMLDocument.parts(ofPage: try html(chapter)) else {
        throw CourseError(
          "the page of \(chapter.name) cannot be read: it is no HTML of this course.")
      }
      let linked = links.woven(into: parts.text)
      let page = BookPage(
        name: chapter.name, title: "\(chapter.digits) · \(chapter.title)",
        text: module == nil ? linked : try LabFigures(of: chapter).woven(into: linked),
        cells: parts.cells, isChapter: true)
      return ChapterPages(
        number: chapter.number, page: page,
        exercise: try exercises.first { $0.chapter.number == chapter.number }
          .map { try ExercisePage($0).page })
    }
    let operators = try OperatorIndex(of: course, exercises: exercises)
    self.chapters = chapters
    self.operators = operators.page
    self.module = module
    lab = try LabPage.page(hasLab: module != nil)
    cover = CoverPage.page(chapters)
    search =
      zip(chapters, found).flatMap {
        SearchEntry.entries(of: $0.page, names: Synonyms.ofTheBook.words(for: $1.digits))
      }
      + chapters.compactMap(\.exercise).flatMap { SearchEntry.entries(of: $0) }
      + operators.entries + SearchEntry.entries(of: lab)
  }

  /// All pages, in the order in which they are read.
  package var pages: [BookPage] {
    [cover] + chapters.flatMap { [$0.page] + ($0.exercise.map { [$0] } ?? []) } + [operators, lab]
  }
}
