import Foundation
import PlainText

/// The edits in a `.diff` file; see ``Edit``.
///
/// Each starts with `=== name`, followed by remarks such as `Slip: …`, and by hunks separated by
/// empty lines.
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
      throw problem("an edit begins with `=== its-name`", at: number)
    } else if let change = Edit.Line(text) {
      if hunk.isEmpty { hunkLine = number }
      hunk.append(change)
    } else if hunks.isEmpty, hunk.isEmpty {
      try takeRemark(text, at: number)
    } else {
      throw problem(
        "a line begins with `-` (taken out), `+` (put in) or a space (kept): `\(text)`", at: number)
    }
  }

  private mutating func begin(_ name: String, at number: Int) throws {
    guard name.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil else {
      throw problem("`=== \(name)` is no name: write small letters, digits and `-`", at: number)
    }
    if let other = edits.first(where: { $0.name == name }) {
      throw problem("`\(name)` is there already, in line \(other.line)", at: number)
    }
    self.name = name
    line = number
  }

  private mutating func takeRemark(_ text: String, at number: Int) throws {
    guard let match = text.wholeMatch(of: /([^:]+): *(.+)/),
      EditFile.words.contains(String(match.1))
    else {
      let words = EditFile.words.map { "`\($0): …`" }.joined(separator: ", ")
      throw problem("what is said of an edit is one of \(words): `\(text)`", at: number)
    }
    guard remarks.updateValue(String(match.2), forKey: String(match.1)) == nil else {
      throw problem("`\(match.1):` is there already", at: number)
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
      throw problem("these lines change nothing; one of them begins with `-` or `+`", at: hunkLine)
    }
    if lines.allSatisfy({ $0.isPutIn }) {
      throw problem(
        "nothing says where this goes; add the line above it, with a space in front", at: hunkLine)
    }
    let old = lines.filter { !$0.isPutIn }
    for (index, line) in old.enumerated() where line == .takenOutBetween {
      guard index > 0, index + 1 < old.count, old[index - 1].isTakenOut, old[index + 1].isTakenOut
      else {
        throw problem("`-…` stands between two lines that are taken out", at: hunkLine)
      }
    }
  }

  mutating func endEdit() throws {
    try endHunk()
    guard let name else { return }
    guard !hunks.isEmpty else {
      throw problem("no line begins with `-` or `+`, so it changes nothing", at: line)
    }
    edits.append(Edit(name: name, file: file, line: line, remarks: remarks, hunks: hunks))
    self.name = nil
    remarks = [:]
    hunks = []
  }

  private func problem(_ sentence: String, at number: Int) -> EditError {
    EditError("\(file):\(number): \(name.map { "\($0): " } ?? "")\(sentence)")
  }
}

extension Edit.Line {
  fileprivate init?(_ text: String) {
    let rest = String(text.dropFirst())
    switch text.first {
    case " ": self = .kept(rest)
    case "-": self = rest == "…" ? .takenOutBetween : .takenOut(rest)
    case "+": self = .putIn(rest)
    default: return nil
    }
  }

  fileprivate var isKept: Bool { if case .kept = self { true } else { false } }
  fileprivate var isTakenOut: Bool { if case .takenOut = self { true } else { false } }
  fileprivate var isPutIn: Bool { if case .putIn = self { true } else { false } }
}
