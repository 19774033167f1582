import CourseModel
import Page

/// The page *What people ask*: QUESTIONS.md, with links that lead to the cells.
enum QuestionsPage {
  private static let name = "questions"

  /// - Parameter cells: Those of each chapter, by its name.
  static func page(
    of course: Course, cells: [String: [CellSource]], in form: BookForm
  ) throws -> BookPage {
    let file = course.root.appendingPathComponent("QUESTIONS.md")
    var text = try TextFile.readIfPresent(file) ?? "# What people ask"
    for link in CellLink.all(in: text).reversed() {
      let cell = cells[link.chapter]?.first { $0.title == link.title }.map { "cell_\($0.number)" }
      text.replaceSubrange(link.target, with: form.address(link.chapter, cell))
    }
    return BookPage(
      name: name, title: "What people ask",
      text: HTMLProse(in: HTMLSetting(prefix: form.prefix(of: name))).html(text), in: form,
      sections: [PageSection](ofMarkdown: text))
  }
}
