import Foundation
import XCTest

#if canImport(Marbles)
  @_spi(Checks) import Marbles
#else
  /// An exercise without timelines compares none.
  struct Row: Equatable, Encodable {}
#endif
#if canImport(Glibc)
  import Glibc
#endif

/// Watches an exercise's tests from inside the test process.
///
/// A verdict is made of lines that the watcher sends over descriptor 3, each beginning with a word that it
/// received there before any of the learner's code ran. So nothing that an answer prints counts, nor does
/// an exit code: `exit(0)` and a printed "Executed 3 tests" leave lines missing, and a missing line is no pass.
///
/// It is written against the parts of XCTest that Linux and macOS share.
final class CourseWatcher: NSObject, XCTestObservation, @unchecked Sendable {
  private let token: String
  /// An assertion may be on any thread: this is read and written under the lock.
  private let lock = NSLock()
  private var reports = 0
  /// What was described last, as a failed assertion describes what it has compared.
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
    // The first failures tell it all; an endless loop of them must not look alive.
    guard count <= 3 else { return }
    // Of a very long text the two ends: what was compared, and the sentence.
    let isLong = text.utf8.count > 8000
    let words = isLong ? "\(text.prefix(4000)) … \(text.suffix(4000))" : text
    let compared = isLong ? nil : compared(in: text)
    let finding = Finding(
      isThrownError: isThrown, file: file ?? "", line: line, message: words,
      got: compared?.got, expected: compared?.expected)
    send("failed", name(test), finding)
  }

  /// The two timelines that a failed comparison repeats.
  ///
  /// Others may have been drawn alike: what differs was
  /// compared.
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

/// Begins to watch, if `course` has started this process.
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
