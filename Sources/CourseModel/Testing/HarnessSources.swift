/// The files that are built together with an exercise's tests, and watch them from the inside.
///
/// What is defended. A verdict is made of lines that the watcher sends over descriptor 3, each beginning
/// with a word that it received there before any of the learner's code ran (`EvidenceTokens`). So
/// nothing that an answer prints counts, nor does an exit code: `exit(0)`, `atexit { _exit(0) }`, a
/// printed "Executed 3 tests" and a removed observer all leave lines missing, and a missing line is no
/// pass. Who reads or alters the lines on their way learns words that are used up. The exit code has to
/// agree with the lines.
///
/// The watcher is a module that imports nothing of the learner's, so that no extension of theirs
/// takes part in it. The tests' assertions go through it (`assertions`). It pins types: what equals
/// everything must be a type of the learner's own, and is refused unless the task has it. And it turns
/// the assertions of some tests around, which then must fail (`TestRun`): who makes everything pass makes
/// these pass too, and is found.
///
/// What would reach past that is refused by the answer's text (`Refusal`), and by the symbols of what
/// was compiled of it (`CompiledSymbols`); a box keeps sources, solutions and other answers away
/// from the process (`TestLane`). What is still possible stands in README, "What a verdict is worth".
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

  /// The assertions themselves.
  ///
  /// Values are asked for first, in the same way whether a test is turned around or not; and of a test
  /// that is, nothing is written or printed before it is over.
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
        if isTurned(got == wanted) { return }
      }
      XCTAssertEqual(
        try values.get().0, try values.get().1, message(), file: file, line: line)
    }

    public func checkTrue(
      _ a: () throws -> Bool, _ message: () -> String, _ file: StaticString, _ line: UInt
    ) {
      let value = Swift.Result { try a() }
      if case .success(let value) = value, isTurned(value) { return }
      XCTAssertTrue(try value.get(), message(), file: file, line: line)
    }

    public func checkFalse(
      _ a: () throws -> Bool, _ message: () -> String, _ file: StaticString, _ line: UInt
    ) {
      let value = Swift.Result { try a() }
      if case .success(let value) = value, isTurned(!value) { return }
      XCTAssertFalse(try value.get(), message(), file: file, line: line)
    }

    public func checkNil(
      _ a: () throws -> Any?, _ message: () -> String, _ file: StaticString, _ line: UInt
    ) {
      let value = Swift.Result { try a() }
      if case .success(let value) = value, isTurned(value == nil) { return }
      XCTAssertNil(try value.get(), message(), file: file, line: line)
    }

    public func checkNotNil(
      _ a: () throws -> Any?, _ message: () -> String, _ file: StaticString, _ line: UInt
    ) {
      let value = Swift.Result { try a() }
      if case .success(let value) = value, isTurned(value != nil) { return }
      XCTAssertNotNil(try value.get(), message(), file: file, line: line)
    }

    /// Whether the test that runs is turned around; then the watcher keeps whether this held.
    private func isTurned(_ holds: Bool) -> Bool {
      CourseWatcher.shared?.takesTurned(holds) ?? false
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
      nonisolated(unsafe) static var shared: CourseWatcher?
      /// The words for what can be said, by `kind` and `kind test`.
      private let words: [String: String]
      /// An assertion may be on any thread: what follows is read and written under this lock.
      private let lock = NSLock()
      private var current = ""
      private var hasHeld = false
      private var reports = 0

      init(opening: String) {
        var words: [String: String] = [:]
        for line in opening.components(separatedBy: "\n") {
          let fields = line.components(separatedBy: "\t")
          if fields.count == 3 { words["\(fields[0]) \(fields[1])"] = fields[2] }
        }
        self.words = words
      }

      /// False where the test that runs is not turned around.
      func takesTurned(_ holds: Bool) -> Bool {
        lock.withLock {
          guard words["held \(current)"] != nil else { return false }
          if holds { hasHeld = true }
          return true
        }
      }

      func testCaseWillStart(_ test: XCTestCase) {
        let name = name(test)
        lock.withLock {
          current = name
          hasHeld = false
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
        let isTurned = words["held \(name)"] != nil
        let isHeld = lock.withLock { hasHeld }
        let isGood = isClean && (!isTurned || isHeld)
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
        send("failed", name(test), kind, file ?? "", String(line), words)
      }

      private func name(_ test: XCTestCase) -> String {
        let words = test.name.split { " .-[]".contains($0) }
        return words.suffix(2).joined(separator: ".")
      }

      private func send(_ kind: String, _ test: String, _ fields: String...) {
        guard let word = words["\(kind) \(test)"] else { return }
        let escaped = ([word] + fields).map {
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
