import CourseModel
import Files
import Foundation

/// How the tests fail on each wrong answer that is known, so that a learner who gives one is told
/// what it stands for.
///
/// `Solutions/NN-name/WrongAnswers/failures.txt` has a line for each: its place, its pattern and the tests that fail.
/// `maintain verify --seal` writes it, `maintain verify` proves that it is fresh. The sentence itself stands in the
/// ``WrongAnswer``.
package struct Misconceptions: Equatable {
  /// By place: `Task1Countdown/waits-first`.
  package private(set) var patterns: [String: String] = [:]
  /// The tests that fail, in order, by place.
  package private(set) var failed: [String: [String]] = [:]

  /// Stands for the pattern of one whose failures differ from run to run.
  private static let varies = "varies"

  /// The name of the file.
  package static let name = "failures.txt"

  package static func file(of exercise: Exercise) -> URL {
    exercise.wrongAnswers.appendingPathComponent(name)
  }

  package init() {}

  /// Without a file nothing is known.
  package init(of exercise: Exercise) throws {
    let text = try TextFile.readIfPresent(Misconceptions.file(of: exercise)) ?? ""
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ")
      if words.count > 1 { patterns[String(words[0])] = String(words[1]) }
      if words.count > 2 {
        failed[String(words[0])] = words[2].split(separator: ",").map(String.init)
      }
    }
  }

  package var text: String {
    let lines = patterns.keys.sorted().compactMap(line).map { "\($0)\n" }
    return "# How each wrong answer fails. Written by `maintain verify --seal`.\n" + lines.joined()
  }

  /// What is known of one, as the file says it.
  package func line(of place: String) -> String? {
    patterns[place].map { pattern in
      "\(place) \(pattern)" + (failed[place].map { " " + $0.joined(separator: ",") } ?? "")
    }
  }

  /// Forgets the others.
  package mutating func keep(_ isKept: (_ place: String) -> Bool) {
    patterns = patterns.filter { isKept($0.key) }
    failed = failed.filter { isKept($0.key) }
  }

  /// The wrong answers that fail in another way there, or are not in both.
  package func places(otherThanIn other: Misconceptions) -> [String] {
    Set(patterns.keys).union(other.patterns.keys)
      .filter { patterns[$0] != other.patterns[$0] }.sorted()
  }

  package mutating func record(_ wrong: WrongAnswer, failing results: [TestResult]) {
    let pattern = wrong.reasonToVary == nil ? Misconceptions.pattern(of: results) : nil
    patterns[wrong.place] = pattern ?? Misconceptions.varies
    failed[wrong.place] =
      pattern == nil ? nil : results.filter { $0.outcome != .passed }.map(\.name)
  }

  /// Two are alike when the same tests fail and the first of them says the same; nil if none fails.
  package static func pattern(of results: [TestResult]) -> String? {
    let failures = results.filter { $0.outcome != .passed }
    guard let first = failures.first else { return nil }
    let words = failures.map { "\($0.name) \($0.outcome.kind.rawValue)" }
    return Digest.of((words + [first.message]).joined(separator: "\n"))
  }

  /// What the known wrong answers stand for that fail as these do, by task.
  package func explanations(
    of verdicts: [Int: TaskVerdict], on answers: Answers, in exercise: Exercise
  ) throws -> [Int: [Explanation]] {
    var found: [Int: [Explanation]] = [:]
    for task in exercise.tasks {
      guard let verdict = verdicts[task.number], !verdict.isSolved,
        case .judged(let results) = verdict
      else { continue }
      let realTime = Explanation.ofRealTime(
        in: answers.text(of: task, in: exercise) ?? "",
        solution: try TextFile.readIfPresent(exercise.solution(of: task)) ?? "")
      found[task.number] =
        try realTime.map { [$0] } ?? explanations(of: results, of: task, in: exercise)
    }
    return found
  }

  /// What the wrong answers of this task stand for that fail in the same way; else of the one, or the two
  /// together, that fail almost in the same way.
  package func explanations(
    of results: [TestResult], of task: ExerciseTask, in exercise: Exercise
  ) throws -> [Explanation] {
    guard let pattern = Misconceptions.pattern(of: results) else { return [] }
    let known = try WrongAnswer.all(of: task, in: exercise)
    let exact = known.filter { patterns[$0.place] == pattern }
    guard exact.isEmpty else { return exact.map { Explanation($0, isCertain: true) } }
    let wrong = results.filter { $0.outcome != .passed }
    // What crashes or never ends says nothing of an idea that merely looks like it.
    guard let kind = wrong.first?.outcome.kind, [.failed, .threw].contains(kind) else { return [] }
    let failures = wrong.map(\.name)
    let distances = known.map { distance(between: failed[$0.place, default: []], and: failures) }
    let least = distances.compactMap { $0 }.min()
    // An answer that passes nothing fails wherever any other does.
    let isNear = least == 0 || failures.count < results.count
    var nearest =
      isNear ? zip(known, distances).filter { $0.1 == least && $0.1 != nil }.map(\.0) : []
    if least != 0, let two = two(of: known, that: Set(failures)) { nearest = two }
    guard nearest.count <= Misconceptions.mostPerhaps else { return [] }
    return nearest.map { Explanation($0, isCertain: false) }
  }

  /// The two that together fail where the answer does, neither of them wherever the other does; nil if there are
  /// several pairs.
  private func two(of known: [WrongAnswer], that failures: Set<String>) -> [WrongAnswer]? {
    let parts = known.map { ($0, Set(failed[$0.place, default: []])) }
      .filter { !$0.1.isEmpty && $0.1.isStrictSubset(of: failures) }
    var found: [[WrongAnswer]] = []
    for (index, one) in parts.enumerated() {
      for other in parts[(index + 1)...]
      where one.1.union(other.1) == failures && !one.1.isSubset(of: other.1)
        && !other.1.isSubset(of: one.1)
      {
        found.append([one.0, other.0])
      }
    }
    return found.count == 1 ? found[0] : nil
  }

  /// Of more ideas that are as near as each other, none is worth reading.
  private static let mostPerhaps = 3

  /// How many tests fail in one of two answers alone; nil if the answers are not near each other.
  ///
  /// They are near if the same test fails first and one of them fails wherever the other does.
  private func distance(between known: [String], and failures: [String]) -> Int? {
    guard let first = known.first, first == failures.first else { return nil }
    let (known, failures) = (Set(known), Set(failures))
    guard known.isSubset(of: failures) || failures.isSubset(of: known) else { return nil }
    return known.symmetricDifference(failures).count
  }
}

extension TestResult {
  fileprivate var message: String {
    // An object's address differs from run to run.
    if case .failed(let failure) = outcome {
      failure.message.replacing(/0x[0-9a-f]+/, with: "0x")
    } else {
      ""
    }
  }
}

/// What a wrong answer probably comes from, for its author.
package struct Explanation: Equatable {
  /// The idea, for whoever counts them.
  package let idea: String
  /// The same with what is to be said about it.
  package let sentence: String
  /// The test that shows it best; nil for the first that fails.
  package let shownBy: String?

  /// - Parameter isCertain: Whether the answer fails just as the wrong answer does.
  init(_ wrong: WrongAnswer, isCertain: Bool) {
    let perhaps = isCertain ? "" : "Perhaps: "
    let (words, refutation) = wrong.belief
    idea = perhaps + words
    sentence =
      wrong.isSlip
      ? "\(perhaps)\(isCertain ? "A" : "a") slip of the pen: “\(words)” The task says otherwise."
      : "\(perhaps)“\(words)” That is a mistake." + (refutation.map { " \($0)" } ?? "")
    shownBy = isCertain ? wrong.shownBy : nil
  }

  private init(idea: String, sentence: String) {
    (self.idea, self.sentence, shownBy) = (idea, sentence, nil)
  }

  /// Of an answer that lets real time pass, where the course's own does not; nil of any other.
  static func ofRealTime(in answer: String, solution: String) -> Explanation? {
    let scan = SourceScan(answer)
    let names = scan.mentionedNames.subtracting(scan.allDeclaredNames)
      .subtracting(SourceScan(solution).mentionedNames)
    guard !names.isDisjoint(with: waiting) else { return nil }
    return Explanation(
      idea: "Real seconds pass in the tests.",
      sentence: "In the tests time moves only on `scheduler`; real seconds do not pass.")
  }

  private static let waiting: Set = [
    "Task", "sleep", "usleep", "nanosleep", "asyncAfter", "DispatchQueue", "DispatchSource",
    "Timer", "Thread",
    "RunLoop",
  ]
}
