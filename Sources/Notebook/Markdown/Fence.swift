/// The line that opens fenced code: three backticks or tildes, and perhaps a language.
struct Fence {
  let language: String
  let indentation: Int
  private let mark: String

  init?(_ line: String) {
    let text = line.drop { $0 == " " }
    guard let first = text.first, first == "`" || first == "~" else { return nil }
    mark = String(text.prefix { $0 == first })
    language = text.dropFirst(mark.count).trimmingSpaces()
    indentation = line.count - text.count
    guard mark.count >= 3, !language.contains("`") else { return nil }
  }

  func isClosed(by line: String) -> Bool {
    let text = line.trimmingSpaces()
    return text.hasPrefix(mark) && text.allSatisfy { $0 == mark.first }
  }
}
