/// The files that are built together with an exercise's tests, and watch them from the inside.
///
/// What is defended. A verdict is made of lines that the watcher sends over descriptor 3, each
/// with a secret that it received there before any of the learner's code ran. So nothing that an
/// answer prints counts, nor does an exit code: `exit(0)`, `atexit { _exit(0) }`, a printed
/// "Executed 3 tests" and a removed observer all leave lines missing, and a missing line is no
/// pass.
///
/// What would reach past that from the answer's text is refused before it is built (`Refusal`), and
/// a run that replaces the built tests is noticed (`Trial`).
///
/// What is not defended. An answer can overload what a test calls, which is one more way to write
/// down what the test expects. It runs in the same process and with the same rights: code that
/// searches the memory for the secret, or edits `.originals` and what is built, can lie. Both take
/// more skill than any task here, and fool nobody but their author.
package enum HarnessSources {
  /// Loads before `main` on Linux and with the test bundle on macOS, and needs no test to do so.
  package static let start = """
    void course_watch_begins(void) __attribute__((weak));

    __attribute__((constructor)) static void course_start(void) {
      if (course_watch_begins) course_watch_begins();
    }

    """

  package static let header = "void course_watch_begins(void);\n"

  /// Written against the parts of XCTest that Linux and macOS share.
  package static let watcher = #"""
    import Foundation
    import XCTest

    #if canImport(Glibc)
      import Glibc
    #endif

    private final class CourseWatcher: NSObject, XCTestObservation, @unchecked Sendable {
      private let secret: String
      private var reports = 0

      init(secret: String) { self.secret = secret }

      func testCaseWillStart(_ test: XCTestCase) {
        reports = 0
        send("started", name(test))
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
        let isClean = run.hasSucceeded && run.totalFailureCount == 0
        send(run.hasBeenSkipped ? "skipped" : isClean ? "passed" : "ended", name(test))
      }

      func testBundleDidFinish(_ bundle: Bundle) { send("finished") }

      private func report(
        _ kind: String, _ test: XCTestCase, _ text: String, _ file: String?, _ line: Int
      ) {
        reports += 1
        // The first failures tell it all; an endless loop of them must not look alive.
        guard reports <= 3 else { return }
        // Of a very long text the two ends: what was compared, and the sentence.
        let isLong = text.utf8.count > 8000
        let words = isLong ? "\(text.prefix(4000)) … \(text.suffix(4000))" : text
        send(kind, name(test), file ?? "", String(line), words)
      }

      private func name(_ test: XCTestCase) -> String {
        let words = test.name.split { " .-[]".contains($0) }
        return words.suffix(2).joined(separator: ".")
      }

      private func send(_ fields: String...) {
        let escaped = ([secret] + fields).map {
          $0.replacingOccurrences(of: "\\", with: "\\\\")
            .replacingOccurrences(of: "\t", with: "\\t")
            .replacingOccurrences(of: "\n", with: "\\n")
        }
        var bytes = Array((escaped.joined(separator: "\t") + "\n").utf8)[...]
        while !bytes.isEmpty {
          let count = bytes.withUnsafeBytes { write(3, $0.baseAddress, $0.count) }
          guard count > 0 else { return }
          bytes = bytes.dropFirst(count)
        }
      }
    }

    @_cdecl("course_watch_begins") public func courseWatchBegins() {
      var bytes = [UInt8](repeating: 0, count: 36)
      guard read(3, &bytes, 36) == 36 else { return }
      _ = fcntl(3, F_SETFD, FD_CLOEXEC)
      let watcher = CourseWatcher(secret: String(decoding: bytes, as: UTF8.self))
      XCTestObservationCenter.shared.addTestObserver(watcher)
    }

    """#
}
