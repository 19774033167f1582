import Foundation

/// What every page gave, run once for all tests that give it the same arguments.
final class PageRuns: @unchecked Sendable {  // Sendable: `lock` guards `runs`.
  typealias Runs = [(chapter: String, page: PageProcess)]

  private static let shared = PageRuns()
  private let lock = NSLock()
  private var runs: [[String]: Result<Runs, any Error>] = [:]

  /// Every page, from the first chapter to the last.
  static func with(_ arguments: String...) throws -> Runs {
    try shared.lock.withLock {
      if let runs = shared.runs[arguments] { return try runs.get() }
      let new = Result { try PageProcess.ofEveryChapter { try PageProcess($0, arguments) } }
      shared.runs[arguments] = new
      return try new.get()
    }
  }
}
