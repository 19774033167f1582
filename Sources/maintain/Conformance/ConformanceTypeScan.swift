import CourseModel

/// The types of a Swift file, what they inherit, and the test functions inside each.
struct ConformanceTypeScan {
  private(set) var parents: [String: Set<String>] = [:]
  private(set) var tests: [(type: String, name: String)] = []

  init(_ words: [SourceScan.Word]) {
    let words = words.map(\.text)
    var open: [(type: String, depth: Int)] = []
    var declared: String?
    var depth = 0
    for (index, word) in words.enumerated() {
      switch word {
      case "{":
        depth += 1
        if let type = declared { open.append((type, depth)) }
        declared = nil
      case "}":
        if open.last?.depth == depth { open.removeLast() }
        depth -= 1
      case "class", "struct", "enum", "actor", "protocol", "extension":
        guard let name = Self.typeName(after: index, in: words) else { continue }
        declared = name
        parents[name, default: []].formUnion(Self.heading(after: index, in: words))
      case "func":
        guard let type = open.last, type.depth == depth,
          let name = Self.testName(after: index, in: words)
        else { continue }
        tests.append((type.type, name))
      default: continue
      }
    }
  }

  private static func typeName(after index: Int, in words: [String]) -> String? {
    guard index + 1 < words.count, words[index + 1].first?.isUppercase == true else { return nil }
    return words[index + 1]
  }

  /// Every name between a type's name and its brace: among them what it inherits.
  private static func heading(after index: Int, in words: [String]) -> [String] {
    words[(index + 2)...].prefix { $0 != "{" }.filter { $0.first?.isUppercase == true }
  }

  private static func testName(after index: Int, in words: [String]) -> String? {
    guard index + 3 < words.count, words[index + 1].hasPrefix("test"),
      words[index + 2] == "(", words[index + 3] == ")"
    else { return nil }
    let hidden: Set = ["private", "fileprivate", "static", "class"]
    let isHidden = index > 0 && hidden.contains(words[index - 1])
    return isHidden ? nil : words[index + 1]
  }
}
