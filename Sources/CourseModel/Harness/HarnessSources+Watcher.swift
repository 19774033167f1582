extension HarnessSources {
  /// Written against the parts of XCTest that Linux and macOS share.
  static let watcher = #"""
    import Foundation
    import XCTest

    #if canImport(Glibc)
      import Glibc
    #endif

    final class CourseWatcher: NSObject, XCTestObservation, @unchecked Sendable {
      /// Set once, before any test.
      nonisolated(unsafe) static var shared: CourseWatcher?
      private let token: String
      private let turned: Set<String>
      /// An assertion may be on any thread: what follows is read and written under this lock.
      private let lock = NSLock()
      private var current = ""
      /// How many assertions of a test that is turned around have held, and how many have not.
      private var held = 0
      private var missed = 0
      private var reports = 0

      init(opening: String) {
        let lines = opening.components(separatedBy: "\n")
        token = lines[0]
        turned = Set(lines.dropFirst())
      }

      /// False where the test that runs is not turned around.
      func noteIfTurned(_ holds: Bool) -> Bool {
        lock.withLock {
          guard turned.contains(current) else { return false }
          if holds { held += 1 } else { missed += 1 }
          return true
        }
      }

      func testCaseWillStart(_ test: XCTestCase) {
        let name = name(test)
        lock.withLock {
          current = name
          held = 0
          missed = 0
          reports = 0
        }
        send("started", name)
      }

      #if canImport(ObjectiveC)
        func testCase(_ test: XCTestCase, didRecord issue: XCTIssue) {
          let place = issue.sourceCodeContext.location
          let kind = issue.type == .thrownError ? "threw" : "failed"
          report(
            kind, test, issue.compactDescription, place?.fileURL.path, place?.lineNumber ?? 0)
        }
      #else
        func testCase(
          _ test: XCTestCase, didFailWithDescription description: String, inFile file: String?,
          atLine line: Int
        ) {
          let isThrown = description.hasPrefix("threw error ")
          report(isThrown ? "threw" : "failed", test, description, file, line)
        }
      #endif

      func testCaseDidFinish(_ test: XCTestCase) {
        guard let run = test.testRun else { return }
        let name = name(test)
        let isClean = run.hasSucceeded && run.totalFailureCount == 0
        let isTurned = turned.contains(name)
        let hasHeld = lock.withLock { held > 0 && missed == 0 }
        let isGood = isClean && (!isTurned || hasHeld)
        let good = isTurned ? "held" : "passed"
        send(run.hasBeenSkipped ? "skipped" : isGood ? good : "ended", name)
      }

      func testBundleDidFinish(_ bundle: Bundle) { send("finished", "") }

      private func report(
        _ kind: String, _ test: XCTestCase, _ text: String, _ file: String?, _ line: Int
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
        let finding = Finding(
          isThrownError: kind == "threw", file: file ?? "", line: line, message: words)
        send("failed", name(test), finding)
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
      let watcher = CourseWatcher(opening: String(decoding: opening, as: UTF8.self))
      CourseWatcher.shared = watcher
      XCTestObservationCenter.shared.addTestObserver(watcher)
    }

    """#
}
