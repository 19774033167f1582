import Exercises
import Files
import Foundation
import Pages

/// The author's answers and near misses of a page's challenges: `Solutions/NN-name/Challenges`.
///
/// `lose-a.swift` is the answer of "Lose A"; the edits of `lose-a.diff` make of it what looks like one and is none.
/// Those of `why-1.diff` change the cell of the page's first why as its choices say.
struct ChallengeFiles {
  /// A text beside the right one, and where it comes from: `lose-a/miss-1`.
  struct Change: Equatable {
    let place: String
    let text: String
  }

  /// The texts by file name.
  let texts: [String: String]
  private let edits: [String: [Edit]]
  /// The edits that cannot be read.
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

  var answers: [String] {
    texts.filter { $0.key.hasSuffix(".swift") }.sorted { $0.key < $1.key }.map(\.value)
  }

  func answer(of challenge: Challenge) -> String? { texts[challenge.answerFile] }

  /// The near misses that can be made, in order; the problems tell the others.
  func nearMisses(of challenge: Challenge) -> [Change] {
    changes(challenge.fileName, of: answer(of: challenge) ?? "").compactMap { try? $0.get() }
  }

  /// The cell of a why as one of its choices changes it; nil where it cannot be made.
  func choice(_ number: Int, of why: Why) -> Change? {
    changes(why.fileName, of: why.unchanged).compactMap { try? $0.get() }
      .first { $0.place == "\(why.fileName)/\(why.editName(ofChoice: number))" }
  }

  private func changes(_ name: String, of text: String) -> [Result<Change, any Error>] {
    edits["\(name).diff", default: []].map { edit in
      Result { Change(place: "\(name)/\(edit.name)", text: try edit.applied(to: text)) }
    }
  }

  /// What the near misses are recorded to print.
  func recorded() throws -> [String: [String]] {
    try JSONDecoder().decode(
      [String: [String]].self, from: Data((texts[NearMisses.record] ?? "{}").utf8))
  }

  /// What is missing, what cannot be made, and what belongs to no challenge and no why.
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
      problems.append("\(name) belongs to no challenge and no why of the page")
    }
    return problems
  }

  private func problems(of why: Why) -> [String] {
    let file = "\(why.fileName).diff"
    let wanted = why.choices.map { why.editName(ofChoice: $0) }
    let names = edits[file, default: []].map(\.name)
    return zip(wanted, why.choices).filter { !names.contains($0.0) }
      .map { "\(file) has no `=== \($0.0)`: what choice \($0.1) changes" }
      + names.filter { !wanted.contains($0) }.map { "\(file): the why has no \($0)" }
      + problems(in: changes(why.fileName, of: why.unchanged))
  }

  private func problems(of challenge: Challenge) -> [String] {
    let (title, file) = (challenge.title, "\(challenge.fileName).diff")
    guard let answer = answer(of: challenge) else {
      return ["\"\(title)\" has no answer: \(challenge.answerFile)"]
    }
    let misses = edits[file, default: []]
    return (misses.isEmpty ? ["\"\(title)\" has no near miss: \(file)"] : [])
      + misses.filter { $0.remarks["Because"] == nil }
      .map { "\(file):\($0.line): \($0.name): it does not say `Because: why it misses`" }
      + problems(in: changes(challenge.fileName, of: answer))
  }

  private func problems(in changes: [Result<Change, any Error>]) -> [String] {
    changes.compactMap { change in
      if case .failure(let error) = change { FileProblem.sentence(for: error) } else { nil }
    }
  }
}

extension Why {
  /// The numbers of the choices.
  var choices: [Int] { question.answers.indices.map { $0 + 1 } }
}
