import Marbles

package enum TaskVerdict: Equatable {
  case graded([TestResult])
  /// The task's file can't be graded.
  case refused(Problem)
  /// Another file that the task needs doesn't compile.
  case notBuilt(Problem?)

  /// A sentence about a problem, and the problem's location if known.
  package struct Problem: Equatable {
    package var sentence: String
    package var file: String?
    package var line: Int?
    /// The line of code with a caret under the error, and the compiler's first note.
    package var code: String?

    /// The path relative to the course's root and, if known, the line: `path:line`.
    package var place: String? { file.map { file in line.map { "\(file):\($0)" } ?? file } }
  }

  /// A Boolean value that indicates whether the task has tests and all of them passed.
  package var isSolved: Bool {
    guard case .graded(let results) = self else { return false }
    return !results.isEmpty && results.allSatisfy { $0.outcome == .passed }
  }

  /// A Boolean value that indicates whether the task was tested and isn't solved.
  package var hasFailed: Bool { if case .graded = self { !isSolved } else { false } }

  package var isNotBuilt: Bool { if case .notBuilt = self { true } else { false } }

  /// The reason the task wasn't tested, or `nil` if it was tested.
  package var problem: Problem? {
    switch self {
    case .graded: nil
    case .refused(let problem): problem
    case .notBuilt(let problem): problem
    }
  }

  /// The first test that failed, or the first that wasn't run if none failed.
  package var firstFailure: TestResult? {
    guard case .graded(let results) = self else { return nil }
    let failures = results.filter { $0.outcome != .passed }
    return failures.first { $0.outcome != .notRun } ?? failures.first
  }
}

package enum TestOutcome: Equatable {
  case passed
  case failed(TestFailure)
  case skipped
  case crashed(String, at: CrashPlace? = nil)
  case ranOutOfMemory
  case hung
  case leftEarly(Int32)
  case notRun

  /// An outcome without its details.
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

/// A failed assertion or a thrown error.
package struct TestFailure: Equatable, Codable {
  package var isThrownError = false
  package var file: String
  package var line: Int
  package var message: String
  /// The timelines that were compared, if any.
  package var got: Row? = nil
  package var expected: Row? = nil
}

/// The location of a crash: a file name without its folder, and a line.
package struct CrashPlace: Equatable {
  package let file: String
  package let line: Int
}

/// An expected test and its outcome.
package struct TestResult: Equatable {
  package let name: String
  package var outcome: TestOutcome
}
