import CourseModel
import Page

/// The page *What people ask*: QUESTIONS.md, with links that lead to the cells.
enum QuestionsPage {
  private static let name = "questions"

  static func page(of course: Course, in form: BookForm) throws -> BookPage {
    let file = course.root.appendingPathComponent("QUESTIONS.md")
    var text = try TextFile.readIfPresent(file) ?? "# What people ask"
    for link in CellLink.all(in: text).reversed() {
      let titles = course.chapters.first { $0.name == link.chapter }?.cellTitles ?? []
      let cell = titles.firstIndex(of: link.title).map { "cell_\($0 + 1)" }
      text.replaceSubrange(link.target, with: form.address(link.chapter, cell))
    }
    return BookPage(
      name: name, title: "What people ask",
      text: HTMLProse.html(text, in: HTMLSetting(prefix: form.prefix(of: name))), in: form,
      sections: [PageSection](ofMarkdown: text))
  }
}
