import CourseModel
import Foundation
import Page

/// Makes links of the cells that a task rests on, which its text names by their titles.
struct CellLinks {
  let root: URL
  private var cells: [String: [CellSource]] = [:]

  init(root: URL) { self.root = root }

  mutating func woven(into html: String) -> String {
    var woven = ""
    var rest = html[...]
    while let match = rest.firstMatch(
      of: /(?s)Rests on the page (\d\d-[\w-]+), cells? .*?<\/p>/)
    {
      let name = String(match.1)
      woven += rest[..<match.range.lowerBound]
      woven += String(match.0).replacing(/&quot;(.*?)&quot;/) { title in
        link(to: String(title.1), on: name) ?? String(title.0)
      }
      rest = rest[match.range.upperBound...]
    }
    return woven + rest
  }

  private mutating func link(to title: String, on name: String) -> String? {
    let found =
      cells[name] ?? CourseModel.Chapter(name: name, root: root)?.readPage()?.cells ?? []
    cells[name] = found
    return found.first { $0.title.escapedForHTML == title }.map {
      "<a href=\"\(name).html#cell_\($0.number)\">\(title)</a>"
    }
  }
}
