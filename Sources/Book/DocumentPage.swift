import CourseModel
import Forms
import Page

/// A document of the course as a page, with links that lead to the cells and to the other documents.
enum DocumentPage {
  private static let files = ["questions": "QUESTIONS.md", "moving": "MOVING.md"]

  /// *What people ask*: QUESTIONS.md.
  static func questions(
    of course: Course, cells: [String: [CellSource]], in form: BookForm
  ) throws -> BookPage {
    try page("questions", "What people ask", of: course, cells: cells, in: form)
  }

  /// *Moving an app*: MOVING.md.
  static func moving(
    of course: Course, cells: [String: [CellSource]], in form: BookForm
  ) throws -> BookPage {
    try page("moving", "Moving an app", of: course, cells: cells, in: form)
  }

  /// - Parameter cells: Those of each chapter, by its name.
  private static func page(
    _ name: String, _ title: String, of course: Course, cells: [String: [CellSource]],
    in form: BookForm
  ) throws -> BookPage {
    let file = course.root.appendingPathComponent(files[name] ?? name)
    var text = try TextFile.readIfPresent(file) ?? "# \(title)"
    for link in CellLink.all(in: text).reversed() {
      let cell = cells[link.chapter]?.first { $0.title == link.title }.map { "cell_\($0.number)" }
      text.replaceSubrange(link.target, with: form.address(link.chapter, cell))
    }
    for (name, file) in files {
      text = text.replacing("](\(file))", with: "](\(form.address(name)))")
    }
    return BookPage(
      name: name, title: title,
      text: HTMLProse(in: HTMLSetting(prefix: form.prefix(of: name))).html(text), in: form,
      sections: [PageSection](ofMarkdown: text))
  }
}
