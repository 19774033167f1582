import Foundation
import XCTest

/// A chapter, run as a reader runs it: as a program, with its output in pipes.
struct PageProcess: Sendable {
  let status: Int32
  let output: String
  let errors: String

  var lines: [Substring] { output.split(separator: "\n", omittingEmptySubsequences: false) }

  init(_ chapter: String, _ arguments: String...) throws { try self.init(chapter, arguments) }

  init(_ chapter: String, _ arguments: [String]) throws {
    try self.init(executable: Self.products.appendingPathComponent(chapter), arguments)
  }

  /// Runs a line of shell; `$PAGES` is where the chapters are.
  init(shell line: String) throws {
    try self.init(executable: URL(fileURLWithPath: "/bin/sh"), ["-c", line])
  }

  private init(executable: URL, _ arguments: [String]) throws {
    // Into files, not pipes: a page that prints much cannot then wait for a reader.
    let folder = try FileManager.default.url(
      for: .itemReplacementDirectory, in: .userDomainMask,
      appropriateFor: FileManager.default.temporaryDirectory, create: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (out, err) = (folder.appendingPathComponent("out"), folder.appendingPathComponent("err"))
    for file in [out, err] { try Data().write(to: file) }

    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["PAGES": Self.products.path], uniquingKeysWith: { $1 })
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: out)
    process.standardError = try FileHandle(forWritingTo: err)
    // `waitUntilExit` looks every 50 ms.
    let hasEnded = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in hasEnded.signal() }
    try process.run()
    hasEnded.wait()
    status = process.terminationStatus
    output = String(decoding: try Data(contentsOf: out), as: UTF8.self)
    errors = String(decoding: try Data(contentsOf: err), as: UTF8.self)
  }

  /// The folder of the built programs, beside the test bundle.
  private static let products: URL = {
    for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
      return bundle.bundleURL.deletingLastPathComponent()
    }
    return Bundle.main.bundleURL
  }()

  /// The folder of the package.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Runs one program for each chapter, as many at a time as there are cores.
  static func ofEveryChapter(
    _ run: @escaping @Sendable (String) throws -> PageProcess
  ) throws -> [(chapter: String, page: PageProcess)] {
    let chapters = try chapters()
    let results = Results()
    DispatchQueue.concurrentPerform(iterations: chapters.count) { index in
      let result = Result { try run(chapters[index]) }
      results.lock.withLock { results.pages[index] = result }
    }
    return try chapters.indices.compactMap { index in
      try results.pages[index].map { (chapters[index], try $0.get()) }
    }
  }

  /// Written under its lock alone.
  private final class Results: @unchecked Sendable {
    let lock = NSLock()
    var pages: [Int: Result<PageProcess, any Error>] = [:]
  }

  /// The names of all chapters, from their folders.
  static func chapters() throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: root.appendingPathComponent("Chapters").path
    ).filter { $0.first?.isNumber == true }.sorted()
  }
}
