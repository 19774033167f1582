import Exercises
import Files
import Foundation
import Pages

/// The answers and near misses of a page's challenges, in `Solutions/NN-name/Challenges`.
///
/// `lose-a.swift` is the answer to "Lose A". The edits in `lose-a.diff` turn it into near misses.
/// Each edit in `why-1.diff` changes a cell as one choice of the page's first `why` describes.
struct ChallengeFiles {
  /// The text after an edit, and the edit's name, such as `lose-a/miss-1`.
  struct Change: Equatable {
    let place: String
    let text: String
  }

  /// The contents of the files, keyed by file name.
  let texts: [String: String]
  private let edits: [String: [Edit]]
  private let unreadable: [String]

  init(texts: [String: String]) {
    self.texts = texts
    var (edits, problems): ([String: [Edit]], [String]) = ([:], [])
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) where name.hasSuffix(".diff") {
      do { edits[name] = try EditFile(text, named: name).edits } catch {
        problems.append(FileProblem.sentence(for: error))
      }
    }
    self.edits = edits
    unreadable = problems
  }

  init(of chapter: Chapter) throws {
    let folder = chapter.challengeAnswers
    self.init(
      texts: Dictionary(
        uniqueKeysWithValues: try namesInFolder(folder).filter { !$0.hasPrefix(".") }.map {
          ($0, try TextFile.read(folder.appendingPathComponent($0)))
        }))
  }

  func answer(of challenge: Challenge) -> String? { texts[challenge.answerFile] }

  /// Returns the near misses whose edits can be applied to the answer.
  func nearMisses(of challenge: Challenge) -> [Change] {
    changes(challenge.fileName, of: answer(of: challenge) ?? "").compactMap { try? $0.get() }
  }

  /// Returns the cell as edited for a choice of `why`, or `nil` if the edit can't be applied.
  func choice(_ number: Int, of why: Why) -> Change? {
    changes(why.fileName, of: why.unchanged).compactMap { try? $0.get() }
      .first { $0.place == "\(why.fileName)/\(why.editName(ofChoice: number))" }
  }

  private func changes(_ name: String, of text: String) -> [Result<Change, any Error>] {
    edits["\(name).diff", default: []].map { edit in
      Result { Change(place: "\(name)/\(edit.name)", text: try edit.applied(to: text)) }
    }
  }

  func recorded() throws -> [String: [String]] {
    try JSONDecoder().decode(
      [String: [String]].self, from: Data((texts[NearMisses.record] ?? "{}").utf8))
  }

  /// Returns messages about missing files, unused files, and edits that don't apply.
  func problems(for challenges: [Challenge], whys: [Why] = []) -> [String] {
    var known: Set = [NearMisses.record]
    var problems = unreadable
    for why in whys where why.start != nil {
      known.insert("\(why.fileName).diff")
      problems += self.problems(of: why)
    }
    for challenge in challenges {
      known.formUnion([challenge.answerFile, "\(challenge.fileName).diff"])
      problems += self.problems(of: challenge)
    }
    for name in Set(texts.keys).subtracting(known).sorted() {
      problems.append("\(name) doesn't belong to a challenge or a `why` on the page. Remove it.")
    }
    return problems
  }

  private func problems(of why: Why) -> [String] {
    let file = "\(why.fileName).diff"
    let wanted = why.choices.map { why.editName(ofChoice: $0) }
    let names = edits[file, default: []].map(\.name)
    return zip(wanted, why.choices).filter { !names.contains($0.0) }
      .map { "\(file) needs an edit `=== \($0.0)` that makes the change in choice \($0.1)" }
      + names.filter { !wanted.contains($0) }.map { "\(file): the `why` has no \($0). Remove it." }
      + problems(in: changes(why.fileName, of: why.unchanged))
  }

  private func problems(of challenge: Challenge) -> [String] {
    let (title, file) = (challenge.title, "\(challenge.fileName).diff")
    guard let answer = answer(of: challenge) else {
      return ["\"\(title)\" has no answer. Write \(challenge.answerFile)."]
    }
    let misses = edits[file, default: []]
    return (misses.isEmpty ? ["\"\(title)\" has no near miss. Add one to \(file)."] : [])
      + misses.filter { $0.remarks["Because"] == nil }
      .map { "\(file):\($0.line): \($0.name): add a line `Because: …` with the reason" }
      + problems(in: changes(challenge.fileName, of: answer))
  }

  private func problems(in changes: [Result<Change, any Error>]) -> [String] {
    changes.compactMap { change in
      if case .failure(let error) = change { FileProblem.sentence(for: error) } else { nil }
    }
  }
}

extension Why {
  var choices: [Int] { question.answers.indices.map { $0 + 1 } }
}
