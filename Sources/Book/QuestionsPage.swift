import CourseModel
import Page

/// The page *What people ask*: QUESTIONS.md, with links that lead to the cells.
enum QuestionsPage {
  static func page(of course: Course) throws -> BookPage {
    let file = course.root.appendingPathComponent("QUESTIONS.md")
    var text = try TextFile.readIfPresent(file) ?? "# What people ask"
    for link in CellLink.all(in: text).reversed() {
      let titles = course.chapters.first { $0.name == link.chapter }?.cellTitles ?? []
      let cell = titles.firstIndex(of: link.title).map { "#cell_\($0 + 1)" } ?? ""
      text.replaceSubrange(link.target, with: "\(link.chapter).html\(cell)")
    }
    return BookPage(name: "questions", title: "What people ask", text: HTMLProse.html(text))
  }
}
