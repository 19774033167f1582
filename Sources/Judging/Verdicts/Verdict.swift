/// What became of one test.
package enum TestOutcome: Equatable {
  case passed
  case failed(Evidence.Finding)
  case skipped
  case crashed(String)
  case ranOutOfMemory
  case hung
  case leftEarly(Int32)
  case notRun

  /// An outcome without its details, as reports write it.
  package enum Kind: String, Encodable {
    case passed, failed, threw, skipped, crashed, hung
    case ranOutOfMemory = "out of memory"
    case leftEarly = "left early"
    case notRun = "not run"
  }

  package var kind: Kind {
    switch self {
    case .passed: .passed
    case .failed(let finding): finding.isThrownError ? .threw : .failed
    case .skipped: .skipped
    case .crashed: .crashed
    case .ranOutOfMemory: .ranOutOfMemory
    case .hung: .hung
    case .leftEarly: .leftEarly
    case .notRun: .notRun
    }
  }
}

/// One expected test and what became of it.
package struct TestResult: Equatable {
  package let name: String
  package var outcome: TestOutcome
}

/// What can be said about a task after a check.
package enum TaskVerdict: Equatable {
  case judged([TestResult])
  /// The file is there but cannot be judged; the problem says why, in the learner's words.
  case refused(Problem)
  /// Another file's compile error stands in the way.
  case notBuilt

  /// A sentence and, where there is one, the place it is about.
  package struct Problem: Equatable {
    package var sentence: String
    package var file: String?
    package var line: Int?
  }

  /// Every expected test passed, and there was at least one.
  package var isSolved: Bool {
    guard case .judged(let results) = self else { return false }
    return !results.isEmpty && results.allSatisfy { $0.outcome == .passed }
  }

  /// The first test that did not pass; one that was not run says least, so it comes last.
  package var firstFailure: TestResult? {
    guard case .judged(let results) = self else { return nil }
    let failures = results.filter { $0.outcome != .passed }
    return failures.first { $0.outcome != .notRun } ?? failures.first
  }
}
