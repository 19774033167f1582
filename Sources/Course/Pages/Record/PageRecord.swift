import Foundation
import PlainText

/// A page with the results of its run.
///
/// The page's program writes the parts as lines of JSON while the cells run.
package struct PageRecord {
  package enum Part: Codable {
    case note(String)
    case prose(String)
    /// The level-2 heading of a folded section, as Markdown.
    ///
    /// The section ends at `foldEnd`.
    case foldStart(String)
    case foldEnd
    /// Markdown that explains the output of a predicted cell.
    case explanation(String)
    /// The answers to a recap's questions, as Markdown.
    case answers(String)
    /// Swift code between cells.
    case code(String)
    case cell(CellPart, CellRun)
    case challenge(Challenge)
    case why(Why)
  }

  package let parts: [Part]
}

extension PageRecord {
  /// Creates a record from the output of `--format record`.
  package init(lines text: String) throws {
    parts = try text.utf8.split(separator: UInt8(ascii: "\n")).map { try Part(json: Data($0)) }
  }
}

extension PageRecord.Part {
  /// Splits prose into parts.
  ///
  /// Prose directly after a predicted cell starts with an explanation, which ends before the next
  /// heading or before the introduction of a scene.
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

/// A cell before it runs.
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

  package var place: String { "Cell \(number)" + (count.map { " of \($0)" } ?? "") }
}

/// The result of running a cell.
package struct CellRun: Codable {
  package let output: [OutputPiece]
  package let finding: CellFinding?
  /// A Boolean value that indicates whether a reader's edit might have changed the output.
  package let isYours: Bool

  package init(output: [OutputPiece], finding: CellFinding?, isYours: Bool = false) {
    self.isYours = isYours
    self.output = output
    self.finding = finding
  }

  package var printed: [String] { output.printed }
}
