import Marbles

/// What can be said about a task after a check.
package enum TaskVerdict: Equatable {
  case graded([TestResult])
  /// The file is there but cannot be graded; the problem says why, in the learner's words.
  case refused(Problem)
  /// A file that it needs, and that is another task's, does not compile.
  case notBuilt(Problem?)

  /// A sentence and, where there is one, the place it is about.
  package struct Problem: Equatable {
    package var sentence: String
    package var file: String?
    package var line: Int?
    /// The line of code, where in it, and the compiler's first note.
    package var code: String?

    /// The place as compilers write it, from the course's root.
    package var place: String? { file.map { file in line.map { "\(file):\($0)" } ?? file } }
  }

  /// Every expected test passed, and there was at least one.
  package var isSolved: Bool {
    guard case .graded(let results) = self else { return false }
    return !results.isEmpty && results.allSatisfy { $0.outcome == .passed }
  }

  /// It was tested, and is not solved.
  package var hasFailed: Bool { if case .graded = self { !isSolved } else { false } }

  package var isNotBuilt: Bool { if case .notBuilt = self { true } else { false } }

  /// What is wrong where nothing was tested.
  package var problem: Problem? {
    switch self {
    case .graded: nil
    case .refused(let problem): problem
    case .notBuilt(let problem): problem
    }
  }

  /// The first test that did not pass; one that was not run says least, so it comes last.
  package var firstFailure: TestResult? {
    guard case .graded(let results) = self else { return nil }
    let failures = results.filter { $0.outcome != .passed }
    return failures.first { $0.outcome != .notRun } ?? failures.first
  }
}

/// What became of one test.
package enum TestOutcome: Equatable {
  case passed
  case failed(TestFailure)
  case skipped
  case crashed(String, at: CrashPlace? = nil)
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
    case .failed(let failure): failure.isThrownError ? .threw : .failed
    case .skipped: .skipped
    case .crashed: .crashed
    case .ranOutOfMemory: .ranOutOfMemory
    case .hung: .hung
    case .leftEarly: .leftEarly
    case .notRun: .notRun
    }
  }
}

/// Where an expectation was not met, and what was said about it.
package struct TestFailure: Equatable, Codable {
  package var isThrownError = false
  package var file: String
  package var line: Int
  package var message: String
  /// The timelines that were compared, where there were two.
  package var got: Row? = nil
  package var expected: Row? = nil
}

/// Where Swift says that an answer crashed: a file's name, without its folders.
package struct CrashPlace: Equatable {
  package let file: String
  package let line: Int
}

/// One expected test and what became of it.
package struct TestResult: Equatable {
  package let name: String
  package var outcome: TestOutcome
}
