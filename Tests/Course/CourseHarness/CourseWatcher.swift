import Foundation
import XCTest

#if canImport(Marbles)
  @_spi(Checks) import Marbles
#else
  /// A stub for exercises that have no timelines to compare.
  struct Row: Equatable, Encodable {}
#endif
#if canImport(Glibc)
  import Glibc
#endif

/// An observer that reports an exercise's tests from inside the test process.
///
/// The verdict depends only on the lines that the watcher writes to file descriptor 3. Each line
/// starts with a token that the watcher read from that descriptor before the learner's code ran.
/// Printed output and exit codes don't count: if the code calls `exit(0)` or prints "Executed 3
/// tests", no line says that the test passed.
final class CourseWatcher: NSObject, XCTestObservation, @unchecked Sendable {
  private let token: String
  /// A lock for `reports` and `described`, because assertions may run on any thread.
  private let lock = NSLock()
  private var reports = 0
  /// The most recently described rows, which include the rows of a failed assertion.
  private var described: [(row: Row, text: String)] = []

  init(token: String) { self.token = token }

  func note(_ row: Row, _ text: String) {
    lock.withLock { described = described.suffix(7) + [(row, text)] }
  }

  func testCaseWillStart(_ test: XCTestCase) {
    lock.withLock { (reports, described) = (0, []) }
    send("started", name(test))
  }

  #if canImport(ObjectiveC)
    func testCase(_ test: XCTestCase, didRecord issue: XCTIssue) {
      let place = issue.sourceCodeContext.location
      let isThrown = issue.type == .thrownError
      report(
        isThrown, test, issue.compactDescription, place?.fileURL.path, place?.lineNumber ?? 0)
    }
  #else
    func testCase(
      _ test: XCTestCase, didFailWithDescription description: String, inFile file: String?,
      atLine line: Int
    ) {
      let isThrown = description.hasPrefix("threw error ")
      report(isThrown, test, description, file, line)
    }
  #endif

  func testCaseDidFinish(_ test: XCTestCase) {
    guard let run = test.testRun else { return }
    let isGood = run.hasSucceeded && run.totalFailureCount == 0
    send(run.hasBeenSkipped ? "skipped" : isGood ? "passed" : "ended", name(test))
  }

  func testBundleDidFinish(_ bundle: Bundle) { send("finished", "") }

  private func report(
    _ isThrown: Bool, _ test: XCTestCase, _ text: String, _ file: String?, _ line: Int
  ) {
    let count = lock.withLock {
      reports += 1
      return reports
    }
    // Later failures are not sent, so that an endless loop of failures doesn't count as progress.
    guard count <= 3 else { return }
    // A very long message is reduced to its beginning and its end.
    let isLong = text.utf8.count > 8000
    let words = isLong ? "\(text.prefix(4000)) … \(text.suffix(4000))" : text
    let compared = isLong ? nil : compared(in: text)
    let finding = Finding(
      isThrownError: isThrown, file: file ?? "", line: line, message: words,
      got: compared?.got, expected: compared?.expected)
    send("failed", name(test), finding)
  }

  /// Returns the two timelines of a failed comparison.
  ///
  /// Several timelines may have the same drawing, so the search prefers two that aren't equal.
  private func compared(in text: String) -> (got: Row, expected: Row)? {
    let described = lock.withLock { self.described }
    guard
      let expected = described.last(where: { text.contains("is not equal to (\"\($0.text)\")") })
    else { return nil }
    let others = described.filter {
      text.hasPrefix(
        "XCTAssertEqual failed: (\"\($0.text)\") is not equal to (\"\(expected.text)\")")
    }
    let got = others.last { $0.row != expected.row } ?? others.last
    return got.map { ($0.row, expected.row) }
  }

  private func name(_ test: XCTestCase) -> String {
    let words = test.name.split { " .-[]".contains($0) }
    return words.suffix(2).joined(separator: ".")
  }

  private struct Finding: Encodable {
    let isThrownError: Bool
    let file: String
    let line: Int
    let message: String
    let got: Row?
    let expected: Row?
  }

  private func send(_ kind: String, _ test: String, _ finding: Finding? = nil) {
    var line = Data("\(token) \(kind) \(test)".utf8)
    if let finding, let text = try? JSONEncoder().encode(finding) { line += Data("\t".utf8) + text }
    var bytes = Array(line + Data("\n".utf8))[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(3, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }
}

/// Starts the watcher if `course` started this process.
@_cdecl("course_watch_begins") public func courseWatchBegins() {
  var opening: [UInt8] = []
  var bytes = [UInt8](repeating: 0, count: 65536)
  while true {
    let count = recv(3, &bytes, bytes.count, Int32(MSG_DONTWAIT))
    guard count > 0 else { break }
    opening += bytes[..<count]
  }
  guard !opening.isEmpty else { return }
  _ = fcntl(3, F_SETFD, FD_CLOEXEC)
  let watcher = CourseWatcher(token: String(decoding: opening, as: UTF8.self))
  #if canImport(Marbles)
    Row.watchDescriptions(watcher.note)
  #endif
  XCTestObservationCenter.shared.addTestObserver(watcher)
}
