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
