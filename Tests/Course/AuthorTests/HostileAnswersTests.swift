import CourseFixtures
import Files
import XCTest

@testable import Grading

/// Tests of hostile answers, which are built together but should affect only their own verdicts.
final class HostileAnswersTests: XCTestCase {
  /// The answers, each with a predicate for the outcomes of its two tests.
  private static let corpus:
    [(name: String, body: String, proof: @Sendable ([TestOutcome]) -> Bool)] = [
      ("Good", "number * 2", { $0 == [.passed, .passed] }),
      (
        "Crash", "number == 1 ? [2, 4][number + 7] : number * 2",
        { $0 == [.crashed("Index out of range"), .passed] }
      ),
      ("Loop", "{ while number == 1 {}; return number * 2 }()", { $0 == [.hung, .passed] }),
      (
        "PrintingLoop", "{ while number == 1 { print(number) }; return number * 2 }()",
        { $0 == [.hung, .passed] }
      ),
      (
        "ManyLines",
        "{ for line in 0..<(number == 1 ? 3_000_000 : 1) { print(line) }; return number * 2 }()",
        { $0 == [.passed, .passed] }
      ),
      ("Exit", "{ exit(0) }()", { $0 == [.leftEarly(0), .leftEarly(0)] }),
      (
        "ExitAfterward", "{ atexit { _exit(0) }; return 7 }()",
        { $0.allSatisfy { if case .failed = $0 { true } else { false } } }
      ),
      (
        "Forgery",
        "{ print(\"Test Case 'Task8ForgeryTests.testOne' passed (0.0 seconds)\\n\\t Executed 2 tests, "
          + "with 0 failures (0 unexpected) in 0.0 (0.0) seconds\"); fflush(nil); _exit(0) }()",
        { $0 == [.leftEarly(0), .leftEarly(0)] }
      ),
      (
        "ChildLeftBehind",
        "{ let child = Process(); child.executableURL = URL(fileURLWithPath: \"/bin/sleep\"); "
          + "child.arguments = [\"7355\"]; try? child.run(); return number * 2 }()",
        { $0 == [.passed, .passed] }
      ),
      (
        "EvidenceLoop",
        "{ while number == 1 { _ = write(3, \"x\\n\", 2) }; return number * 2 }()",
        { $0 == [.hung, .passed] }
      ),
      ("NoEvidence", "{ close(3); return number * 2 }()", { !$0.contains(.passed) }),
      (
        "EndlessThread", "{ Thread.detachNewThread { while true {} }; return number * 2 }()",
        { $0 == [.passed, .passed] }
      ),
      (
        "Recursion",
        "number == 1 ? [number].map { Deep().down($0) }[0] : number * 2",
        { outcomes in
          if case .crashed(let what, _) = outcomes[0] {
            what.contains("recursion") && outcomes[1] == .passed
          } else {
            false
          }
        }
      ),
      (
        "EvidenceWithoutSecret",
        "{ let line = \"passed\\tTask14EvidenceWithoutSecretTests.testOne\\nfinished\\n\"; "
          + "_ = write(3, line, line.utf8.count); _exit(0) }()",
        { $0 == [.leftEarly(0), .leftEarly(0)] }
      ),
      ("Wrong", "number * 2 + (number == 2 ? 1 : 0)", { $0[0] == .passed && $0[1] != .passed }),
      (
        "ReadTokenAgain",
        "{ var b = [UInt8](repeating: 0, count: 4096); _ = recv(3, &b, 4096, 64); "
          + "write(3, b, 4096); return 7 }()", isNoPass
      ),
      (
        "FourGigabytes",
        "{ let bytes = [UInt8](repeating: 1, count: number == 1 ? 4 << 30 : 1); "
          + "return number * 2 * Int(bytes[0]) }()",
        { $0 == [.ranOutOfMemory, .passed] }
      ),
      (
        "FiveHundredProcesses", "{ processes(500); return number * 2 }()",
        { $0 == [.passed, .passed] }
      ),
      (
        "TenGigabytes", "{ number == 1 ? file(ofGigabytes: 10) : number * 2 }()",
        { outcomes in
          if case .crashed(let what, _) = outcomes[0] {
            what.contains("larger than 64 MB") && outcomes[1] == .passed
          } else {
            false
          }
        }
      ),
      ("StopSelfLoop", "{ kill(getpid(), SIGSTOP); return 7 }()", isNoPass),
    ]

  private static let isNoPass: @Sendable ([TestOutcome]) -> Bool = { !$0.contains(.passed) }

  /// Functions that the answers call.
  private static let means = """
    import Foundation

    struct Deep { func down(_ n: Int) -> Int { 1 + down(n + 1) + down(n) } }

    func processes(_ count: Int) {
      for _ in 0..<count {
        let words = [strdup("/bin/sleep"), strdup("7355"), nil]
        var process: pid_t = 0
        _ = posix_spawn(&process, "/bin/sleep", nil, nil, words, nil)
      }
    }
    func file(ofGigabytes count: Int) -> Int {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("large")
      FileManager.default.createFile(atPath: file.path, contents: nil)
      guard let handle = try? FileHandle(forWritingTo: file) else { return 0 }
      for _ in 0..<(count << 10) { handle.write(Data(count: 1 << 20)) }
      return count
    }
    // If the harness were in the answers' module, it would call this method.
    extension String {
      public func replacingOccurrences(of a: String, with b: String) -> String { "" }
    }

    """

  func test_each_hostile_answer_gets_its_own_verdict_and_leaves_nothing_behind() throws {
    let corpus = HostileAnswersTests.corpus
    let tasks = corpus.enumerated().map { index, entry in
      let name = "answer\(index + 1)"
      return CourseFixture.FixtureTask(
        name: entry.name,
        stub: "import Foundation\n\npublic func \(name)(_ number: Int) -> Int { \(entry.body) }\n",
        solution: "",
        test: """
            func testOne() { XCTAssertEqual(\(name)(1), 2, "Twice one is two.") }
            func testTwo() { XCTAssertEqual(\(name)(2), 4, "Twice two is four.") }

          """)
    }
    let fixture = try CourseFixture(tasks: tasks, builds: true)
    let exercise = try fixture.exercise()
    try TextFile.write(
      HostileAnswersTests.means,
      to: exercise.answers.appendingPathComponent("Means.swift"))

    // Only endless loops get a short time limit. Other answers can be slow on a busy machine.
    let endless = corpus.indices.filter { corpus[$0].name.hasSuffix("Loop") }.map { $0 + 1 }
    var verdicts = try fixture.verdicts(
      testTimeLimit: 60, memoryLimit: 1 << 30, isWanted: { !endless.contains($0.number) })
    verdicts.merge(
      try fixture.verdicts(
        testTimeLimit: 2, memoryLimit: 1 << 30, isWanted: { endless.contains($0.number) })
    ) { first, _ in first }
    for (index, entry) in corpus.enumerated() {
      guard case .graded(let results) = verdicts[index + 1] else {
        XCTFail("\(entry.name) should be graded: \(String(describing: verdicts[index + 1]))")
        continue
      }
      XCTAssertTrue(entry.proof(results.map(\.outcome)), "\(entry.name): \(results)")
    }
    XCTAssertTrue(comes(within: 10) { ProcessList.numbers(with: "7355").isEmpty })
    XCTAssertTrue(comes(within: 10) { ProcessList.numbers(with: fixture.root.path).isEmpty })
  }
}
