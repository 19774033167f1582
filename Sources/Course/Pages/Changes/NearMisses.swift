import Foundation

/// Changes that look right and are not, and what each prints: whoever prints the same learns why it is wrong.
///
/// They lie in `Solutions/NN-name/Challenges` as ``Edit``s. Those of `lose-a.diff` change the answer of "Lose A",
/// `lose-a.swift`, and say why they miss it (`Because: …`). Those of `why-1.diff` change the cell of the page's first
/// why as its choices say. What they print is recorded beside them, so that nothing has to run to find them.
package struct NearMisses {
  /// The record's name: a dictionary of lines by place, such as `lose-a/miss-1`.
  package static let record = "printed.json"

  private let folder: URL?
  private let printed: [String: [String]]

  package init(folder: URL?) {
    self.folder = folder
    let file = folder?.appendingPathComponent(Self.record)
    // try?: without a record nothing is explained, and `maintain verify` misses it.
    let data = file.flatMap { try? Data(contentsOf: $0) } ?? Data()
    printed = (try? JSONDecoder().decode([String: [String]].self, from: data)) ?? [:]
  }

  /// Those of a page at `Chapters/NN-name/main.swift`.
  package init(ofPageAt path: String) {
    let page = PagePlace(path: path)
    self.init(folder: page.kept(at: "Solutions/\(page.name)/Challenges"))
  }

  /// Why a change that printed this is not what a challenge wants, as Markdown; nil if nobody foresaw it.
  ///
  /// Of several that print the same it is the one whose text is nearest to the reader's; of two as near as each other
  /// it is none. Nor is it one that speaks of code that the reader has not written.
  package func reason(of challenge: Challenge, text: String, printing lines: [String]) -> String? {
    nearest(to: text, of: misses(of: challenge, printing: lines))
  }

  /// The same for a changed cell, of the challenges and whys of the page that begin with it.
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
    let mine = Self.words(of: text)
    let distances = misses.map { Self.words(of: $0.text).difference(from: mine).count }
    let nearest = zip(misses, distances).filter { $1 == distances.min() }.map { $0.0 }
    guard let one = nearest.first, nearest.allSatisfy({ $0.reason == one.reason }) else {
      return nil
    }
    let spokenOf = Set(one.reason.codeSpans.flatMap(Self.words))
      .intersection(Self.words(of: one.text))
    return spokenOf.isSubset(of: mine) ? one.reason : nil
  }

  private static func words(of text: String) -> [String] {
    Lexer.tokens(of: text).filter { !$0.isBlank && !$0.isComment }.map(\.text)
  }

  private func edits(in file: String, printing lines: [String]) -> [Edit] {
    guard printed.contains(where: { $0.key.hasPrefix("\(file)/") && $0.value == lines }) else {
      return []
    }
    // try?: as above.
    let edits = (try? EditFile(contents(of: "\(file).diff"), named: file))?.edits ?? []
    return edits.filter { printed["\(file)/\($0.name)"] == lines }
  }

  private func text(of edit: Edit, insteadOf other: String) -> String {
    // try?: as above.
    (try? edit.applied(to: other)) ?? ""
  }

  private func contents(of file: String) -> String {
    // try?: as above.
    folder.flatMap { try? String(contentsOf: $0.appendingPathComponent(file), encoding: .utf8) }
      ?? ""
  }
}

extension Challenge {
  /// The title as files are called: `Lose A` is `lose-a`.
  package var fileName: String {
    title.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
      .joined(separator: "-")
  }

  package var answerFile: String { "\(fileName).swift" }
}

extension Why {
  package var fileName: String { "why-\(number)" }

  /// What the edit of a choice is called.
  package func editName(ofChoice number: Int) -> String { "choice-\(number)" }

  /// What the choices change.
  package var unchanged: String { (start?.editable ?? "") + "\n" }
}
