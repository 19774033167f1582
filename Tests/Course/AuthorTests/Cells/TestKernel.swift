import Cells
import CourseFixtures
import Exercises
import Foundation
import Pages
import PlainText
import Synchronization

/// A kernel for all tests, with its own scratch folder because `swift test` locks `.build`.
enum TestKernel {
  static let kernel = Result {
    let root = CourseFixture.repository
    return try Kernel(root: root, scratch: root.appendingPathComponent(".build/cell-tests"))
  }

  struct Run {
    var pieces: [OutputPiece] = []
    var hasBegun = false
    var end: CellRecord?

    var printed: [String] { outputLines(of: pieces.map(\.checked).joined()) }
  }

  static func pages() throws -> [URL] {
    try Course(above: CourseFixture.repository).chapters.map(\.page)
  }

  /// Runs `body` for all items in parallel and returns the results.
  static func sideBySide<Item: Sendable, End: Sendable>(
    _ items: [Item], _ body: @Sendable (Item) throws -> End
  ) -> [Result<End, any Error>] {
    let ends = Mutex<[Int: Result<End, any Error>]>([:])
    DispatchQueue.concurrentPerform(iterations: items.count) { index in
      let end = Result { try body(items[index]) }
      ends.withLock { $0[index] = end }
    }
    return ends.withLock { ends in items.indices.compactMap { ends[$0] } }
  }

  static func run(
    _ kernel: Kernel, _ page: URL, _ cell: Int, changed: String? = nil
  ) throws -> Run {
    let source = try ChapterSource(page: page)
    guard let program = source.program(cell: cell, changed: changed) else { return Run() }
    return try run(kernel, program, source)
  }

  /// Runs `text` as a cell of a page without declarations.
  static func run(_ kernel: Kernel, _ text: String) throws -> Run {
    let page = """
      import Foundation
      import Marbles
      import Notebook
      import ReactiveCore

      cell("Any") {
      }
      """
    guard
      let program = CellProgram(page: page, path: "main.swift", cell: 1, changed: text)
    else {
      return Run()
    }
    return try run(kernel, program, nil)
  }

  private static func run(
    _ kernel: Kernel, _ program: CellProgram, _ source: ChapterSource?
  ) throws -> Run {
    var run = Run()
    try kernel.run(program, beside: source?.filesBeside ?? [], module: source?.module ?? "Cell") {
      switch $0 {
      case .began: run.hasBegun = true
      case .piece(let piece): run.pieces.append(piece)
      default: run.end = $0
      }
    }
    return run
  }
}
