import CourseModel
import Foundation
import Page

/// The author's answers and near misses of a page's challenges: `Solutions/NN-name/Challenges`.
///
/// `lose-a.swift` is the answer of "Lose A"; `lose-a.miss-1.swift` looks like one and is none.
struct ChallengeFiles {
  /// The texts by file name.
  let texts: [String: String]

  init(texts: [String: String]) { self.texts = texts }

  init(of chapter: Chapter) throws {
    let folder = chapter.challengeAnswers
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    texts = Dictionary(
      uniqueKeysWithValues: try names.filter { !$0.hasPrefix(".") }.map {
        ($0, try TextFile.read(folder.appendingPathComponent($0)))
      })
  }

  func answer(of challenge: Challenge) -> String? { texts["\(challenge.fileName).swift"] }

  /// The names of the near misses' files, in order.
  func nearMisses(of challenge: Challenge) -> [String] {
    texts.keys.filter { $0.hasPrefix("\(challenge.fileName).miss-") }.sorted()
  }

  /// What is missing, and what belongs to no challenge.
  func faults(for challenges: [Challenge]) -> [String] {
    var known: Set<String> = []
    var faults: [String] = []
    for challenge in challenges {
      let misses = nearMisses(of: challenge)
      known.formUnion(misses + ["\(challenge.fileName).swift"])
      if answer(of: challenge) == nil {
        faults.append("\"\(challenge.title)\" has no answer: \(challenge.fileName).swift")
      }
      if misses.isEmpty {
        faults.append("\"\(challenge.title)\" has no near miss: \(challenge.fileName).miss-1.swift")
      }
      for miss in misses where texts[miss]?.hasPrefix("// ") != true {
        faults.append("\(miss) does not begin with a comment that names the misconception")
      }
    }
    for name in Set(texts.keys).subtracting(known).sorted() {
      faults.append("\(name) belongs to no challenge of the page")
    }
    return faults
  }
}

extension Challenge {
  /// The title as files are called: `Lose A` is `lose-a`.
  var fileName: String {
    title.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
      .joined(separator: "-")
  }
}
