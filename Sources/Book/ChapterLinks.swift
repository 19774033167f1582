import CourseModel

/// Makes links of the words `page 07`, `chapter 07` and `exercise 07` in a page's prose.
struct ChapterLinks {
  private let names: [String: String]
  // A regular expression is compiled anew wherever it is written.
  private let mention = /\b([Pp]age|chapter|exercise)\s(\d\d)\b/
  private let leftAsItIs = /^<\/?(?:pre|svg|a|code|form|h[1-6]|label)\b/

  init(_ chapters: [CourseModel.Chapter]) {
    names = Dictionary(chapters.map { ($0.digits, $0.name) }) { first, _ in first }
  }

  /// Code, drawings, headings and links are left as they are.
  func woven(into html: String) -> String {
    var woven = ""
    var depth = 0
    var rest = Substring(html)
    while let start = rest.firstIndex(of: "<") {
      woven += depth == 0 ? linked(rest[..<start]) : String(rest[..<start])
      guard let end = rest[start...].firstIndex(of: ">") else { break }
      let tag = rest[start...end]
      if let name = tag.firstMatch(of: leftAsItIs) {
        depth += name.output.hasPrefix("</") ? -1 : 1
      }
      woven += tag
      rest = rest[rest.index(after: end)...]
    }
    return woven + rest
  }

  private func linked(_ text: Substring) -> String {
    String(text).replacing(mention) { match -> String in
      guard let name = names[String(match.2)] else { return String(match.0) }
      let file = match.1 == "exercise" ? ExercisePage.name(of: name) : name
      return "<a href=\"\(file).html\">\(match.0)</a>"
    }
  }
}
