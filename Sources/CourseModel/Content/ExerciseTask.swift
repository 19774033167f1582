import Foundation

/// One task: a source file, and the test class that must pass.
package struct ExerciseTask {
  package let chapter: Chapter
  package let number: Int
  /// `Task1Countdown`: the stem of its source file.
  package let stem: String
  package let title: String
  private let test: OriginalFile

  /// The functions of its test class as the course ships it.
  package var testNames: [String] { SourceScan(test.text).testFunctions }

  package var fileName: String { "\(stem).swift" }
  package var testClass: String { "\(stem)Tests" }
  /// What the learner types: `4.1`.
  package var id: String { "\(chapter.number).\(number)" }

  /// Nil when the file is not named `TaskK<Name>Tests.swift`.
  package init?(test: OriginalFile, chapter: Chapter, hints: Hints) {
    let fileName = test.path.split(separator: "/").last.map(String.init) ?? test.path
    guard let match = fileName.wholeMatch(of: /(Task(\d+)(\w+))Tests\.swift/),
      let number = Int(match.2)
    else { return nil }
    self.chapter = chapter
    self.number = number
    stem = String(match.1)
    title = hints.title(of: number) ?? ExerciseTask.words(in: String(match.3))
    self.test = test
  }

  /// `PairRequests` as a person writes it: `pair requests`.
  private static func words(in name: String) -> String {
    var words = ""
    for character in name {
      if character.isUppercase, !words.isEmpty { words.append(" ") }
      words.append(contentsOf: character.lowercased())
    }
    return words
  }
}
