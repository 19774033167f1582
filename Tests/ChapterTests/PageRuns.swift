import Dispatch
import Synchronization

/// What every page gave, run once for all tests that give it the same arguments.
enum PageRuns {
  typealias Runs = [(chapter: String, page: PageProcess)]

  private static let known = Mutex<[[String]: Runs]>([:])

  /// Every page, from the first chapter to the last; as many run at a time as there are cores.
  static func with(_ arguments: String...) throws -> Runs {
    try known.withLock { known in
      if let runs = known[arguments] { return runs }
      let chapters = try PageProcess.chapters()
      let pages = Mutex<[Int: Result<PageProcess, any Error>]>([:])
      DispatchQueue.concurrentPerform(iterations: chapters.count) { index in
        let page = Result { try PageProcess(chapters[index], arguments) }
        pages.withLock { $0[index] = page }
      }
      let runs = try chapters.indices.map { index in
        (chapters[index], try pages.withLock { try $0[index]!.get() })
      }
      known[arguments] = runs
      return runs
    }
  }
}
