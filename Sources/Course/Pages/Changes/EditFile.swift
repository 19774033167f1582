import Files
import Foundation
import PlainText

/// The edits in a `.diff` file.
///
/// Each ``Edit`` starts with `=== name`, followed by remarks such as `Slip: …` and then by hunks.
/// Empty lines separate the hunks.
package struct EditFile {
  fileprivate static let words = [
    "Misconception", "See", "Slip", "Task", "Shown by", "Varies", "Because",
  ]

  package let edits: [Edit]

  package init(_ text: String, named file: String) throws {
    var parser = EditParser(file: file)
    for (index, line) in text.withPlainNewlines.lines.enumerated() {
      try parser.take(line, at: index + 1)
    }
    try parser.endEdit()
    edits = parser.edits
  }
}

private struct EditParser {
  let file: String
  var edits: [Edit] = []

  private var name: String?
  private var line = 0
  private var remarks: [String: String] = [:]
  private var hunks: [Edit.Hunk] = []
  private var hunk: [Edit.Line] = []
  private var hunkLine = 0

  init(file: String) { self.file = file }

  mutating func take(_ text: String, at number: Int) throws {
    if let match = text.wholeMatch(of: /===(.*)/) {
      try endEdit()
      try begin(String(match.1).trimmingCharacters(in: .whitespaces), at: number)
    } else if text.isEmpty {
      try endHunk()
    } else if name == nil {
      throw problem("missing name; start the edit with `=== its-name`", at: number)
    } else if let change = Edit.Line(text) {
      if hunk.isEmpty { hunkLine = number }
      hunk.append(change)
    } else if hunks.isEmpty, hunk.isEmpty {
      try takeRemark(text, at: number)
    } else {
      throw problem(
        "`\(text)` must start with `-` (removed), `+` (added), or a space (kept)", at: number)
    }
  }

  private mutating func begin(_ name: String, at number: Int) throws {
    guard name.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil else {
      throw problem(
        "`=== \(name)` is not a valid name; use lowercase letters, digits, and `-`", at: number)
    }
    if let other = edits.first(where: { $0.name == name }) {
      throw problem("`\(name)` is also on line \(other.line); rename one of them", at: number)
    }
    self.name = name
    line = number
  }

  private mutating func takeRemark(_ text: String, at number: Int) throws {
    guard let match = text.wholeMatch(of: /([^:]+): *(.+)/),
      EditFile.words.contains(String(match.1))
    else {
      let words = EditFile.words.map { "`\($0): …`" }.joined(separator: ", ")
      throw problem("unknown remark; use one of \(words): `\(text)`", at: number)
    }
    guard remarks.updateValue(String(match.2), forKey: String(match.1)) == nil else {
      throw problem("`\(match.1):` is repeated; remove one of them", at: number)
    }
  }

  private mutating func endHunk() throws {
    guard !hunk.isEmpty else { return }
    try check(hunk)
    hunks.append(Edit.Hunk(line: hunkLine, lines: hunk))
    hunk = []
  }

  private func check(_ lines: [Edit.Line]) throws {
    if lines.allSatisfy({ $0.isKept }) {
      throw problem("these lines change nothing; start one of them with `-` or `+`", at: hunkLine)
    }
    if lines.allSatisfy({ $0.isAdded }) {
      throw problem(
        "can't place these lines; add the line above them, starting with a space", at: hunkLine)
    }
    let old = lines.filter { !$0.isAdded }
    for (index, line) in old.enumerated() where line == .removedBetween {
      guard index > 0, index + 1 < old.count, old[index - 1].isRemoved, old[index + 1].isRemoved
      else {
        throw problem("`-…` must be between two removed lines", at: hunkLine)
      }
    }
  }

  mutating func endEdit() throws {
    try endHunk()
    guard let name else { return }
    guard !hunks.isEmpty else {
      throw problem("no line starts with `-` or `+`, so the edit changes nothing", at: line)
    }
    edits.append(Edit(name: name, file: file, line: line, remarks: remarks, hunks: hunks))
    self.name = nil
    remarks = [:]
    hunks = []
  }

  private func problem(_ sentence: String, at number: Int) -> CourseError {
    CourseError("\(file):\(number): \(name.map { "\($0): " } ?? "")\(sentence)")
  }
}

extension Edit.Line {
  fileprivate init?(_ text: String) {
    let rest = String(text.dropFirst())
    switch text.first {
    case " ": self = .kept(rest)
    case "-": self = rest == "…" ? .removedBetween : .removed(rest)
    case "+": self = .added(rest)
    default: return nil
    }
  }

  fileprivate var isKept: Bool { if case .kept = self { true } else { false } }
  fileprivate var isRemoved: Bool { if case .removed = self { true } else { false } }
  fileprivate var isAdded: Bool { if case .added = self { true } else { false } }
}
