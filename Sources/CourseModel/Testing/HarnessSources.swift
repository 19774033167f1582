/// The files that are built together with an exercise's tests, and watch them from the inside.
///
/// What is defended. A verdict is made of lines that the watcher sends over descriptor 3, each
/// with a secret that it received there before any of the learner's code ran. So nothing that an
/// answer prints counts, nor does an exit code: `exit(0)`, `atexit { _exit(0) }`, a printed
/// "Executed 3 tests" and a removed observer all leave lines missing, and a missing line is no
/// pass. The exit code has to agree with the lines.
///
/// The watcher is a module that imports nothing of the learner's, so that no extension of theirs
/// takes part in it. The tests' assertions go through it (`assertions`). It pins types: what equals
/// everything must be a type of the learner's own, and is refused unless the task has it. And it
/// turns the assertions around in a **twin**: a second process in which each test that passed must
/// fail, and which is told apart only by what was read before the learner's code ran. Who makes
/// everything pass makes the twin pass, and is found.
///
/// What would reach past that from the answer's text is refused before it is built (`Refusal`), and
/// a box keeps sources, solutions and other answers away from the process (`TestRun`).
///
/// What is still possible. An answer can overload what a test calls, which is one more way to write
/// down what the test expects. It shares a process with the tests: code that searches the memory for
/// the secret, and for what tells the twin, can say anything.
package enum HarnessSources {
  /// Loads before `main` on Linux and with the test bundle on macOS, and needs no test to do so.
  package static let start = """
    void course_watch_begins(void) __attribute__((weak));

    __attribute__((constructor)) static void course_start(void) {
      if (course_watch_begins) course_watch_begins();
    }

    """

  package static let header = "void course_watch_begins(void);\n"

  /// What stands before the tests' own calls: a name of their module comes before XCTest's.
  package static let assertions = #"""
    import CourseHarness

    func XCTAssertEqual<T: Equatable>(
      _ a: @autoclosure () throws -> T, _ b: @autoclosure () throws -> T,
      _ message: @autoclosure () -> String = "", file: StaticString = #filePath,
      line: UInt = #line
    ) { CourseHarness.checkEqual(a, b, message, file, line) }

    func XCTAssertTrue(
      _ a: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
      file: StaticString = #filePath, line: UInt = #line
    ) { CourseHarness.checkTrue(a, message, file, line) }

    func XCTAssertFalse(
      _ a: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
      file: StaticString = #filePath, line: UInt = #line
    ) { CourseHarness.checkFalse(a, message, file, line) }

    func XCTAssertNil(
      _ a: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "",
      file: StaticString = #filePath, line: UInt = #line
    ) { CourseHarness.checkNil(a, message, file, line) }

    func XCTAssertNotNil(
      _ a: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "",
      file: StaticString = #filePath, line: UInt = #line
    ) { CourseHarness.checkNotNil(a, message, file, line) }

    """#

  /// The learner's module, and the types that its tasks ask for.
  package static func pinned(module: String, types: Set<String>) -> String {
    let names = types.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
    return "let learnersModule = \"\(module)\"\nlet wantedTypes: Set<String> = [\(names)]\n"
  }

  /// The assertions themselves, turned around in a twin.
  package static let checks = #"""
    import XCTest

    public func checkEqual<T: Equatable>(
      _ a: () throws -> T, _ b: () throws -> T, _ message: () -> String, _ file: StaticString,
      _ line: UInt
    ) {
      let values = Swift.Result { (try a(), try b()) }
      if case .success(let (got, wanted)) = values {
        if let stranger = strangeType(in: T.self, got, wanted) {
          return XCTFail(
            "It gives a \(stranger), a type of its own. Give the type that the task asks for.",
            file: file, line: line)
        }
        if CourseWatcher.isTwin {
          if got == wanted { XCTFail("twin", file: file, line: line) }
          return
        }
      }
      XCTAssertEqual(
        try values.get().0, try values.get().1, message(), file: file, line: line)
    }

    public func checkTrue(
      _ a: () throws -> Bool, _ message: () -> String, _ file: StaticString, _ line: UInt
    ) {
      let value = Swift.Result { try a() }
      if CourseWatcher.isTwin, case .success(let value) = value {
        if value { XCTFail("twin", file: file, line: line) }
        return
      }
      XCTAssertTrue(try value.get(), message(), file: file, line: line)
    }

    public func checkFalse(
      _ a: () throws -> Bool, _ message: () -> String, _ file: StaticString, _ line: UInt
    ) {
      let value = Swift.Result { try a() }
      if CourseWatcher.isTwin, case .success(let value) = value {
        if !value { XCTFail("twin", file: file, line: line) }
        return
      }
      XCTAssertFalse(try value.get(), message(), file: file, line: line)
    }

    public func checkNil(
      _ a: () throws -> Any?, _ message: () -> String, _ file: StaticString, _ line: UInt
    ) {
      let value = Swift.Result { try a() }
      if CourseWatcher.isTwin, case .success(let value) = value {
        if value == nil { XCTFail("twin", file: file, line: line) }
        return
      }
      XCTAssertNil(try value.get(), message(), file: file, line: line)
    }

    public func checkNotNil(
      _ a: () throws -> Any?, _ message: () -> String, _ file: StaticString, _ line: UInt
    ) {
      let value = Swift.Result { try a() }
      if CourseWatcher.isTwin, case .success(let value) = value {
        if value != nil { XCTFail("twin", file: file, line: line) }
        return
      }
      XCTAssertNotNil(try value.get(), message(), file: file, line: line)
    }

    /// A type of the learner's that no task asks for; it could equal anything.
    private func strangeType<T>(in type: T.Type, _ values: T...) -> String? {
      if let name = stranger(in: type) { return name }
      for value in values {
        if let name = stranger(in: Swift.type(of: value as Any)) { return name }
      }
      // Only a class can hide another one behind its name.
      guard "\(Swift._typeName(type))".contains("NS") else { return nil }
      for value in values {
        for child in Swift.Mirror(reflecting: value).children.prefix(1000) {
          if let name = stranger(in: Swift.type(of: child.value)) { return name }
        }
      }
      return nil
    }

    private func stranger(in type: Any.Type) -> String? {
      let name = Swift._typeName(type, qualified: true)
      for part in name.components(separatedBy: learnersModule + ".").dropFirst() {
        let word = part.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        if !wantedTypes.contains(String(word)) { return String(word) }
      }
      return nil
    }

    """#

  /// Written against the parts of XCTest that Linux and macOS share.
  package static let watcher = #"""
    import Foundation
    import XCTest

    #if canImport(Glibc)
      import Glibc
    #endif

    final class CourseWatcher: NSObject, XCTestObservation, @unchecked Sendable {
      /// Set once, before any test.
      nonisolated(unsafe) static var isTwin = false
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
      var bytes = [UInt8](repeating: 0, count: 37)
      guard read(3, &bytes, 37) == 37 else { return }
      _ = fcntl(3, F_SETFD, FD_CLOEXEC)
      CourseWatcher.isTwin = bytes[36] == UInt8(ascii: "1")
      let watcher = CourseWatcher(secret: String(decoding: bytes[..<36], as: UTF8.self))
      XCTestObservationCenter.shared.addTestObserver(watcher)
    }

    """#
}
