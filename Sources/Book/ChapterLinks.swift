import CourseModel
import Page

/// Makes links of the words `page 07`, `chapter 07` and `exercise 07` in a page's prose.
struct ChapterLinks {
  private let names: [String: String]
  private let form: BookForm
  // A regular expression is compiled anew wherever it is written.
  private let mention = /\b([Pp]age|chapter|exercise)\s(\d\d)\b/

  init(_ chapters: [CourseModel.Chapter], in form: BookForm) {
    names = Dictionary(chapters.map { ($0.digits, $0.name) }) { first, _ in first }
    self.form = form
  }

  /// Plain text as HTML.
  func html(_ text: String) -> String {
    text.escapedForHTML.replacing(mention) { match -> String in
      guard let name = names[String(match.2)] else { return String(match.0) }
      let page = match.1 == "exercise" ? ExercisePage.name(of: name) : name
      return "<a href=\"\(form.address(page))\">\(match.0)</a>"
    }
  }
}
