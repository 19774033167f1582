import Terminal
import Exercises
import Foundation
import Grading
import Cells
import Pages
import PlainText
import Synchronization

/// A check that a challenge's answer prints the goal, but the page's cell and near misses don't.
struct ChallengeVerification {
  /// The minimum number of challenges per page.
  static let fewest = 3

  let kernel: Kernel
  var progress: ProgressReporter = .silent

  /// Reports problems in a page's challenges and `why`s, and records the output of near misses.
  func verify(_ chapter: Chapter, into report: inout VerifyReport) throws {
    guard let page = chapter.readPage() else { return }
    progress.show("trying the answers of \(chapter.name)")
    report.challenges += page.challenges.count
    let files = try ChallengeFiles(of: chapter)
    let attempts =
      ChallengeAttempt.all(of: page.challenges, files: files, in: chapter)
      + page.whys.flatMap { ChallengeAttempt.all(of: $0, files: files, in: chapter) }
    let outcomes = Self.outcomes(of: attempts) { [kernel] in $0.run(with: kernel) }
    report.problems += outcomes.compactMap { $0.problem(in: $1) }
    let before = try files.recorded()
    let now = Self.record(of: outcomes, before: before)
    guard now != before else { return }
    let file = chapter.challengeAnswers.appendingPathComponent(NearMisses.record)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    report.records.append((file, String(decoding: try encoder.encode(now), as: UTF8.self) + "\n"))
  }

  /// Returns the output of each near miss, or its recorded output if it couldn't run.
  static func record(
    of attempts: [(ChallengeAttempt, ChallengeAttempt.Outcome)], before: [String: [String]]
  ) -> [String: [String]] {
    var record: [String: [String]] = [:]
    for (attempt, outcome) in attempts {
      guard case .nearMiss(let name) = attempt.role else { continue }
      if case .printed(let lines) = outcome {
        record[name] = lines
      } else {
        record[name] = before[name]
      }
    }
    return record
  }

  static func problems(
    of challenges: [Challenge], whys: [Why] = [], files: ChallengeFiles
  ) -> [String] {
    let count = challenges.count
    return (count < fewest ? ["\(counted(count, "challenge")): write at least \(fewest)"] : [])
      + files.problems(for: challenges, whys: whys)
  }

  /// Runs the attempts concurrently and returns their results in the same order.
  static func outcomes(
    of attempts: [ChallengeAttempt], run: @Sendable (ChallengeAttempt) -> ChallengeAttempt.Outcome
  ) -> [(ChallengeAttempt, ChallengeAttempt.Outcome)] {
    let outcomes = Mutex<[Int: ChallengeAttempt.Outcome]>([:])
    DispatchQueue.concurrentPerform(iterations: attempts.count) { index in
      let outcome = run(attempts[index])
      outcomes.withLock { $0[index] = outcome }
    }
    return outcomes.withLock { outcomes in
      attempts.enumerated().compactMap { index, attempt in outcomes[index].map { (attempt, $0) } }
    }
  }
}

struct ChallengeAttempt {
  enum Role: Equatable { case start, answer, nearMiss(place: String) }

  enum Outcome {
    case printed([String])
    case failed(String)
  }

  let chapter: Chapter
  let challenge: Challenge
  let role: Role
  let text: String

  static func all(
    of challenges: [Challenge], files: ChallengeFiles, in chapter: Chapter
  ) -> [ChallengeAttempt] {
    challenges.flatMap { challenge in
      let texts: [(Role, String?)] =
        [(.start, challenge.start.editable), (.answer, files.answer(of: challenge))]
        + files.nearMisses(of: challenge).map { (.nearMiss(place: $0.place), $0.text) }
      return texts.compactMap { role, text in
        text.map { ChallengeAttempt(chapter: chapter, challenge: challenge, role: role, text: $0) }
      }
    }
  }

  /// Returns an attempt for the cell, and one for each of the `Why`'s choices that has an edit.
  ///
  /// Only the right choice should print the goal.
  static func all(of why: Why, files: ChallengeFiles, in chapter: Chapter) -> [ChallengeAttempt] {
    guard let start = why.start else { return [] }
    let asked = Challenge(
      number: why.number, title: why.question.text, line: why.line, start: start, task: "",
      goal: why.goal)
    let right = why.question.choice(printing: why.answer)
    let unchanged = ChallengeAttempt(
      chapter: chapter, challenge: asked, role: .start, text: start.editable)
    return [unchanged]
      + why.choices.compactMap { number in
        guard let change = files.choice(number, of: why) else { return nil }
        return ChallengeAttempt(
          chapter: chapter, challenge: asked,
          role: number == right ? .answer : .nearMiss(place: change.place),
          text: change.text)
      }
  }

  func run(with kernel: Kernel) -> Outcome {
    do {
      let source = try ChapterSource(page: chapter.page)
      guard let program = source.program(cell: challenge.start.number, changed: text) else {
        return .failed("the page no longer has this cell")
      }
      var pieces: [OutputPiece] = []
      var last: CellRecord?
      try kernel.run(program, beside: source.filesBeside, module: source.module) { record in
        if case .piece(let piece) = record { pieces.append(piece) } else { last = record }
      }
      switch last {
      case .ended: return .printed(pieces.printed)
      case .threw(let sentence), .refused(let sentence), .stopped(let sentence):
        return .failed(sentence)
      case .began, .piece, nil: return .failed("the cell ended early")
      }
    } catch {
      return .failed(error.localizedDescription)
    }
  }

  /// Returns the problem that the result reveals, or `nil` if the result is as expected.
  func problem(in outcome: Outcome) -> String? {
    let sentence: String? =
      switch (outcome, role) {
      case (.failed(let problem), .start): "the page's cell does not run: \(problem)"
      case (.failed(let problem), .answer): "the answer does not run: \(problem)"
      case (.failed(let problem), .nearMiss(let place)): "\(place) does not run: \(problem)"
      case (.printed(let lines), .start):
        if isMet(by: lines) {
          "the page's cell already meets the goal"
        } else if lines != challenge.start.expected.map(\.text) {
          "the page's cell prints \(lines), not the lines below it"
        } else {
          nil
        }
      case (.printed(let lines), .answer):
        isMet(by: lines) ? nil : "the answer prints \(lines), not the goal"
      case (.printed(let lines), .nearMiss(let place)):
        isMet(by: lines) ? "\(place) meets the goal" : nil
      }
    return sentence.map { "\(chapter.name), \"\(challenge.title)\": \($0)" }
  }

  private func isMet(by lines: [String]) -> Bool { challenge.difference(from: lines).isEmpty }
}
