import CourseModel
import Files
import Foundation

/// How the tests fail on each wrong answer that is known, so that a learner who gives one is told
/// what it stands for.
///
/// `Exercises/NN-name/.misconceptions` has a line for each mutant: its place, its pattern and the tests that fail.
/// `maintain verify --seal` writes it, `maintain verify` proves that it is fresh. The sentence itself
/// stands in the mutant.
package struct Misconceptions: Equatable {
  /// By place: `Task1Countdown/waits-first`.
  package private(set) var patterns: [String: String] = [:]
  /// The tests that fail, in order, by place.
  package private(set) var failed: [String: [String]] = [:]

  /// Stands for the pattern of a mutant whose failures differ from run to run.
  private static let varies = "varies"

  package static func file(of exercise: URL) -> URL {
    exercise.appendingPathComponent(".misconceptions")
  }

  package init() {}

  /// Without a file nothing is known.
  package init(exercise folder: URL) throws {
    let text = try TextFile.readIfPresent(Misconceptions.file(of: folder)) ?? ""
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ")
      if words.count > 1 { patterns[String(words[0])] = String(words[1]) }
      if words.count > 2 {
        failed[String(words[0])] = words[2].split(separator: ",").map(String.init)
      }
    }
  }

  package var text: String {
    let lines = patterns.sorted { $0.key < $1.key }.map { place, pattern in
      let tests = failed[place].map { " " + $0.joined(separator: ",") } ?? ""
      return "\(place) \(pattern)\(tests)\n"
    }
    return "# How each wrong answer fails. Written by `maintain verify --seal`.\n" + lines.joined()
  }

  /// The mutants that fail in another way there, or are not in both.
  package func places(otherThanIn other: Misconceptions) -> [String] {
    Set(patterns.keys).union(other.patterns.keys)
      .filter { patterns[$0] != other.patterns[$0] }.sorted()
  }

  package mutating func record(_ mutant: Mutant, failing results: [TestResult]) {
    let pattern = mutant.reasonToVary == nil ? Misconceptions.pattern(of: results) : nil
    patterns[mutant.place] = pattern ?? Misconceptions.varies
    if pattern != nil {
      failed[mutant.place] = results.filter { $0.outcome != .passed }.map(\.name)
    }
  }

  /// Two are alike when the same tests fail and the first of them says the same; nil if none fails.
  package static func pattern(of results: [TestResult]) -> String? {
    let failures = results.filter { $0.outcome != .passed }
    guard let first = failures.first else { return nil }
    let words = failures.map { "\($0.name) \($0.outcome.kind.rawValue)" }
    return Digest.of((words + [first.message]).joined(separator: "\n"))
  }

  /// What the known wrong answers stand for that fail as these do, by task; of a stub nothing is said.
  package func sentences(
    behind verdicts: [Int: TaskVerdict], on answers: Answers, of exercise: Exercise
  ) throws -> [Int: [String]] {
    var found: [Int: [String]] = [:]
    for task in exercise.tasks {
      let isStub = answers.text(of: task, in: exercise) == exercise.stub(of: task)
      guard !isStub, case .judged(let results)? = verdicts[task.number] else { continue }
      found[task.number] = try sentences(for: results, of: task, in: exercise)
    }
    return found
  }

  /// What the wrong answers of this task stand for that fail in the same way, or almost in the same way.
  package func sentences(
    for results: [TestResult], of task: ExerciseTask, in exercise: Exercise
  ) throws -> [String] {
    guard let pattern = Misconceptions.pattern(of: results) else { return [] }
    let mutants = try Mutant.all(of: task, in: exercise)
    let exact = mutants.filter { patterns[$0.place] == pattern }.compactMap(\.misconception)
    guard exact.isEmpty else { return exact }
    let failures = results.filter { $0.outcome != .passed }.map(\.name)
    let distances = mutants.map { distance(between: failed[$0.place, default: []], and: failures) }
    guard let least = distances.compactMap({ $0 }).min() else { return [] }
    // An answer that passes nothing fails wherever any other does.
    guard least == 0 || failures.count < results.count else { return [] }
    let nearest = zip(mutants, distances).filter { $0.1 == least }.compactMap(\.0.misconception)
    return nearest.count > Misconceptions.mostPerhaps ? [] : nearest.map { "Perhaps: \($0)" }
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
