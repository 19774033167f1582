import Foundation
import PlainText

/// A page and what its run has given: every form of the page is made of it.
///
/// It is written while the cells run, as lines of JSON: the head, and then the parts in the order of the
/// page.
package struct PageRecord {
  /// What is known before the first cell runs.
  package struct Head: Codable {
    package let program: String
    /// Nil where the page's file is missing.
    package let title: String?
    /// The titles of the cells that are shown.
    package let cells: [String]

    package init(_ page: Page?, program: String) {
      self.program = program
      title = page?.title
      cells = page?.cells.map(\.title) ?? []
    }
  }

  package enum Part: Codable {
    case note(String)
    /// Markdown.
    case prose(String)
    /// The level-2 heading of a folded section, as Markdown; the section ends at `foldEnd`.
    case foldStart(String)
    case foldEnd
    /// Markdown that explains what a predicted cell has printed.
    case explanation(String)
    /// The answers to the questions of a recap, as Markdown.
    case answers(String)
    /// Swift between cells.
    case code(String)
    case cell(CellPart, CellRun)
    /// What a reader may do now, and what it has to print; the answer is not given.
    case challenge(Challenge)
    /// A question for a reason, and its answer, which a form may fold.
    case why(Why)
  }

  package let head: Head
  package let parts: [Part]

  package init(head: Head, parts: [Part]) {
    self.head = head
    self.parts = parts
  }
}

extension PageRecord {
  /// Reads what `--format record` has written.
  package init(lines text: String) throws {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n")).map { Data($0) }
    head = try Head(json: lines.first ?? Data())
    parts = try lines.dropFirst().map { try Part(json: $0) }
  }
}

extension PageRecord.Part {
  /// Prose directly after a predicted cell explains it, up to the next heading or the paragraph that
  /// introduces a scene.
  package static func parts(
    ofProse text: String, followsPrediction: Bool
  ) -> [PageRecord.Part] {
    guard followsPrediction else { return parts(ofRecap: text) }
    let (explanation, rest) = split(text)
    return (explanation.isBlank ? [] : [.explanation(explanation)])
      + (rest.isBlank ? [] : parts(ofRecap: rest))
  }

  /// Separates a recap's questions from its answers, which are a paragraph in italics.
  private static func parts(ofRecap prose: String) -> [PageRecord.Part] {
    let blocks = prose.split(separator: "\n\n", omittingEmptySubsequences: false).map(String.init)
    guard
      let questions = blocks.firstIndex(where: {
        $0.trimmingSpaces().hasPrefix("Answer first, then look:")
      }),
      let answers = blocks[questions...].firstIndex(where: {
        let text = $0.trimmingSpaces()
        return text.hasPrefix("*") && !text.hasPrefix("**") && text.hasSuffix("*")
      })
    else { return [.prose(prose)] }
    let rest = blocks[(answers + 1)...].joined(separator: "\n\n")
    return [
      .prose(blocks[..<answers].joined(separator: "\n\n")), .answers(blocks[answers]),
    ] + (rest.isBlank ? [] : [.prose(rest)])
  }

  static func split(_ prose: String) -> (explanation: String, rest: String) {
    let lines = prose.lines
    var isFenced = false
    let next = lines.firstIndex { line in
      if line.hasPrefix("```scene ") { return true }
      if line.trimmingSpaces().hasPrefix("```") { isFenced.toggle() }
      return !isFenced && line.prefixMatch(of: /#{1,6}\s/) != nil
    }
    var end = next ?? lines.count
    if let next, lines[next].hasPrefix("```") {
      let before = lines[..<next]
      let words = before.lastIndex { !$0.isBlank } ?? before.startIndex
      end = before[..<words].lastIndex { $0.isBlank } ?? before.startIndex
    }
    return (lines[..<end].joined(separator: "\n"), lines[end...].joined(separator: "\n"))
  }
}

/// What is known of a cell before it runs.
package struct CellPart: Codable {
  package let number: Int
  package let count: Int?
  package let title: String
  package let code: String?
  package let question: Question?

  package init(number: Int, count: Int?, title: String, code: String?, question: Question?) {
    self.number = number
    self.count = count
    self.title = title
    self.code = code
    self.question = question
  }

  /// Where the reader is: `Cell 2 of 9`.
  package var place: String { "Cell \(number)" + (count.map { " of \($0)" } ?? "") }
}

/// What is known of a cell after it has run.
package struct CellRun: Codable {
  package let output: [OutputPiece]
  package let finding: CellFinding?
  /// Whether a difference is a reader's own doing.
  package let isYours: Bool

  package init(output: [OutputPiece], finding: CellFinding?, isYours: Bool = false) {
    self.isYours = isYours
    self.output = output
    self.finding = finding
  }

  /// The lines that the page's own are compared with.
  package var printed: [String] { output.printed }
}
