import CourseModel
import Page

/// A document of the course as a page, with links that lead to the cells.
enum DocumentPage {
  /// *What people ask*: QUESTIONS.md.
  static func questions(
    of course: Course, cells: [String: [CellSource]], in form: BookForm
  ) throws -> BookPage {
    try page(
      "questions", "What people ask", from: "QUESTIONS.md", of: course, cells: cells, in: form)
  }

  /// *Moving an app*: MOVING.md.
  static func moving(
    of course: Course, cells: [String: [CellSource]], in form: BookForm
  ) throws -> BookPage {
    try page("moving", "Moving an app", from: "MOVING.md", of: course, cells: cells, in: form)
  }

  /// - Parameter cells: Those of each chapter, by its name.
  private static func page(
    _ name: String, _ title: String, from file: String, of course: Course,
    cells: [String: [CellSource]], in form: BookForm
  ) throws -> BookPage {
    let document = course.root.appendingPathComponent(file)
    var text = try TextFile.readIfPresent(document) ?? "# \(title)"
    for link in CellLink.all(in: text).reversed() {
      let cell = cells[link.chapter]?.first { $0.title == link.title }.map { "cell_\($0.number)" }
      text.replaceSubrange(link.target, with: form.address(link.chapter, cell))
    }
    return BookPage(
      name: name, title: title,
      text: HTMLProse(in: HTMLSetting(prefix: form.prefix(of: name))).html(text), in: form,
      sections: [PageSection](ofMarkdown: text))
  }
}
