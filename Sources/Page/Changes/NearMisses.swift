import Foundation
import PlainText

/// Changes that look right and are not, and what each prints: whoever prints the same learns why it is wrong.
///
/// They lie in `Solutions/NN-name/Challenges`. `lose-a.miss-1.swift` begins with a comment that says why it
/// misses "Lose A"; `why-1.choice-2.swift` is the cell of the page's first why, changed as its second choice
/// says. What they print is recorded beside them, so that nothing has to run to find them.
package struct NearMisses {
  /// The record's name: a dictionary of lines by file name.
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
  /// Of several that print the same it is the one whose text is nearest to the reader's.
  package func reason(of challenge: Challenge, text: String, printing lines: [String]) -> String? {
    nearest(to: text, of: reasons(of: challenge, printing: lines))
  }

  /// The same for a changed cell, of the challenges and whys of the page that begin with it.
  package func reason(
    of cell: CellSource, on page: Page, text: String, printing lines: [String]
  ) -> String? {
    let challenges = page.challenges.filter { $0.start == cell }.flatMap { challenge in
      reasons(of: challenge, printing: lines).map { ($0, "In “\(challenge.title)”: \($1)") }
    }
    let whys = page.whys.filter { $0.start == cell }.flatMap { why in
      why.question.reasons(printed: why.answer)
        .map { (why.fileName(ofChoice: $0.choice), "Choice \($0.choice) below: \($0.text)") }
        .filter { printed[$0.0] == lines }
    }
    return nearest(to: text, of: challenges + whys)
  }

  private func reasons(
    of challenge: Challenge, printing lines: [String]
  ) -> [(file: String, text: String)] {
    printed.filter { $0.key.hasPrefix(challenge.nearMissPrefix) && $0.value == lines }
      .map { ($0.key, Self.sentence(in: source(of: $0.key))) }
      .filter { !$0.1.isEmpty }
  }

  private func nearest(to text: String, of reasons: [(file: String, text: String)]) -> String? {
    let mine = Self.words(of: text)
    return reasons.sorted { $0.file < $1.file }
      .map { (Self.words(of: source(of: $0.file)).difference(from: mine).count, $0.text) }
      .min { $0.0 < $1.0 }?.1
  }

  private static func words(of text: String) -> [String] {
    Lexer.tokens(of: text).filter { !$0.isBlank && !$0.isComment }.map(\.text)
  }

  private func source(of file: String) -> String {
    let text = folder.flatMap {
      // try?: as above.
      try? String(contentsOf: $0.appendingPathComponent(file), encoding: .utf8)
    }
    return text ?? ""
  }

  /// The comment with which a near miss begins.
  package static func sentence(in text: String) -> String {
    text.lines.prefix { $0.hasPrefix("// ") && !$0.hasPrefix("// snippet.") }
      .map { String($0.dropFirst(3)) }.joined(separator: " ")
  }
}

extension Challenge {
  /// The title as files are called: `Lose A` is `lose-a`.
  package var fileName: String {
    title.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
      .joined(separator: "-")
  }

  /// What the names of its near misses begin with.
  package var nearMissPrefix: String { "\(fileName).miss-" }
}

extension Why {
  /// The file of the cell as one of the choices changes it.
  package func fileName(ofChoice number: Int) -> String {
    "why-\(self.number).choice-\(number).swift"
  }
}
