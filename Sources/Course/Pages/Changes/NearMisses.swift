import Foundation

/// Plausible but wrong changes to cells, and their recorded output.
///
/// If a reader's cell prints the same output as a near miss, the reader sees why the near miss is
/// wrong.
///
/// Near misses are ``Edit``s in `Solutions/NN-name/Challenges`. The edits in `lose-a.diff` change
/// `lose-a.swift`, the answer to the challenge "Lose A". Their `Because:` remarks explain
/// why the changes are wrong. The edits in `why-1.diff`, one for each choice, change the cell of
/// the page's first `why`.
package struct NearMisses {
  /// The name of the file that maps each near miss, such as `lose-a/miss-1`, to its output.
  package static let record = "printed.json"

  private let folder: URL?
  private let printed: [String: [String]]

  package init(folder: URL?) {
    self.folder = folder
    let file = folder?.appendingPathComponent(Self.record)
    // Without a record, readers get no explanations, and `maintain verify` reports the problem.
    let data = file.flatMap { try? Data(contentsOf: $0) } ?? Data()
    printed = (try? JSONDecoder().decode([String: [String]].self, from: data)) ?? [:]
  }

  package init(ofPageAt path: String) {
    let page = PagePlace(path: path)
    self.init(folder: page.courseFolder(at: "Solutions/\(page.name)/Challenges"))
  }

  /// Returns why a change with this output doesn't meet a challenge, as Markdown, or `nil` if no
  /// near miss matches.
  ///
  /// If several near misses match, the one closest to the reader's text wins. If several are
  /// equally close but have different explanations, none wins. An explanation is omitted if it
  /// mentions code of the near miss that the reader hasn't written.
  package func reason(of challenge: Challenge, text: String, printing lines: [String]) -> String? {
    nearest(to: text, of: misses(of: challenge, printing: lines))
  }

  /// Returns why a changed cell is wrong, using the near misses of the challenges and whys that
  /// start from the cell.
  package func reason(
    of cell: CellSource, on page: Page, text: String, printing lines: [String]
  ) -> String? {
    let challenges = page.challenges.filter { $0.start == cell }.flatMap { challenge in
      misses(of: challenge, printing: lines)
        .map { ($0.text, "In “\(challenge.title)”: \($0.reason)") }
    }
    let whys = page.whys.filter { $0.start == cell }.flatMap { misses(of: $0, printing: lines) }
    return nearest(to: text, of: challenges + whys)
  }

  private typealias Miss = (text: String, reason: String)

  private func misses(of challenge: Challenge, printing lines: [String]) -> [Miss] {
    let answer = contents(of: challenge.answerFile)
    return edits(in: challenge.fileName, printing: lines).compactMap { edit in
      edit.remarks["Because"].map { (text(of: edit, insteadOf: answer), $0) }
    }
  }

  private func misses(of why: Why, printing lines: [String]) -> [Miss] {
    let reasons = why.question.reasons(printed: why.answer)
    return edits(in: why.fileName, printing: lines).compactMap { edit in
      reasons.first { why.editName(ofChoice: $0.choice) == edit.name }.map {
        (text(of: edit, insteadOf: why.unchanged), "Choice \($0.choice) below: \($0.text)")
      }
    }
  }

  private func nearest(to text: String, of misses: [Miss]) -> String? {
    let words = Self.words(of: text)
    let distances = misses.map { Self.words(of: $0.text).difference(from: words).count }
    let nearest = zip(misses, distances).filter { $1 == distances.min() }.map { $0.0 }
    guard let match = nearest.first, nearest.allSatisfy({ $0.reason == match.reason }) else {
      return nil
    }
    let spokenOf = Set(match.reason.codeSpans.flatMap(Self.words))
      .intersection(Self.words(of: match.text))
    return spokenOf.isSubset(of: words) ? match.reason : nil
  }

  private static func words(of text: String) -> [String] {
    Lexer.tokens(of: text).filter { !$0.isBlank && !$0.isComment }.map(\.text)
  }

  private func edits(in file: String, printing lines: [String]) -> [Edit] {
    guard printed.contains(where: { $0.key.hasPrefix("\(file)/") && $0.value == lines }) else {
      return []
    }
    // An invalid file counts as a file without edits. `maintain verify` reports the error.
    let edits = (try? EditFile(contents(of: "\(file).diff"), named: file))?.edits ?? []
    return edits.filter { printed["\(file)/\($0.name)"] == lines }
  }

  private func text(of edit: Edit, insteadOf other: String) -> String {
    // An edit that doesn't apply results in an empty text. `maintain verify` reports the error.
    (try? edit.applied(to: other)) ?? ""
  }

  private func contents(of file: String) -> String {
    // An unreadable file counts as empty. `maintain verify` reports the error.
    folder.flatMap { try? String(contentsOf: $0.appendingPathComponent(file), encoding: .utf8) }
      ?? ""
  }
}

extension Challenge {
  package var fileName: String {
    title.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
      .joined(separator: "-")
  }

  package var answerFile: String { "\(fileName).swift" }
}

extension Why {
  package var fileName: String { "why-\(number)" }

  package func editName(ofChoice number: Int) -> String { "choice-\(number)" }

  package var unchanged: String { (start?.editable ?? "") + "\n" }
}
