import CourseModel
import Foundation
import Page

/// The author's answers and near misses of a page's challenges: `Solutions/NN-name/Challenges`.
///
/// `lose-a.swift` is the answer of "Lose A"; `lose-a.miss-1.swift` looks like one and is none.
/// `why-1.choice-2.swift` is the cell of the page's first why, changed as its second choice says.
struct ChallengeFiles {
  /// The texts by file name.
  let texts: [String: String]

  init(texts: [String: String]) { self.texts = texts }

  init(of chapter: Chapter) throws {
    let folder = chapter.challengeAnswers
    let isThere = FileManager.default.fileExists(atPath: folder.path)
    let names = isThere ? try FileManager.default.contentsOfDirectory(atPath: folder.path) : []
    texts = Dictionary(
      uniqueKeysWithValues: try names.filter { !$0.hasPrefix(".") }.map {
        ($0, try TextFile.read(folder.appendingPathComponent($0)))
      })
  }

  func answer(of challenge: Challenge) -> String? { texts["\(challenge.fileName).swift"] }

  /// The names of the near misses' files, in order.
  func nearMisses(of challenge: Challenge) -> [String] {
    texts.keys.filter { $0.hasPrefix(challenge.nearMissPrefix) }.sorted()
  }

  /// The cell of a why as one of its choices changes it.
  func choice(_ number: Int, of why: Why) -> String? { texts[why.fileName(ofChoice: number)] }

  /// What the near misses are recorded to print.
  func recorded() throws -> [String: [String]] {
    try JSONDecoder().decode(
      [String: [String]].self, from: Data((texts[NearMisses.record] ?? "{}").utf8))
  }

  /// What is missing, and what belongs to no challenge and no why.
  func faults(for challenges: [Challenge], whys: [Why] = []) -> [String] {
    var known: Set = [NearMisses.record]
    var faults: [String] = []
    for why in whys where why.start != nil {
      for number in why.choices {
        let name = why.fileName(ofChoice: number)
        known.insert(name)
        if texts[name] == nil { faults.append("\(name) is missing: what choice \(number) changes") }
      }
    }
    for challenge in challenges {
      let misses = nearMisses(of: challenge)
      known.formUnion(misses + ["\(challenge.fileName).swift"])
      if answer(of: challenge) == nil {
        faults.append("\"\(challenge.title)\" has no answer: \(challenge.fileName).swift")
      }
      if misses.isEmpty {
        faults.append("\"\(challenge.title)\" has no near miss: \(challenge.fileName).miss-1.swift")
      }
      for miss in misses where NearMisses.sentence(in: texts[miss] ?? "").isEmpty {
        faults.append("\(miss) does not begin with a comment that names the misconception")
      }
    }
    for name in Set(texts.keys).subtracting(known).sorted() {
      faults.append("\(name) belongs to no challenge and no why of the page")
    }
    return faults
  }
}

extension Why {
  /// The numbers of the choices.
  var choices: [Int] {
    guard case .choice(let texts, _) = question.answer else { return [] }
    return texts.indices.map { $0 + 1 }
  }
}
