import CourseFixtures
import Foundation
import XCTest

@testable import CourseModel
@testable import Judging

/// One build with a wrong-headed answer in each task; each must cost itself and no other.
final class HostileAnswersTests: AuthorTestCase {
  /// What each task's answer does, and what must be said of its two tests.
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
      (
        "Bomb",
        "{ var all: [[Int]] = []; while number == 1 { all.append(Array(repeating: 1, count: 1 << 20)) }; "
          + "return number * 2 + all.count }()",
        { $0 == [.ranOutOfMemory, .passed] }
      ),
      (
        "SmallBomb",
        "{ var last: Link?; while number == 1 { last = Link(before: last) }; "
          + "return number * 2 + (last == nil ? 0 : 1) }()",
        { $0 == [.ranOutOfMemory, .passed] }
      ),
      ("Exit", "{ exit(0) }()", { $0 == [.leftEarly(0), .leftEarly(0)] }),
      (
        "ExitAfterward", "{ atexit { _exit(0) }; return 7 }()",
        { $0.allSatisfy { if case .failed = $0 { true } else { false } } }
      ),
      (
        "Forgery",
        "{ print(\"Test Case 'Task10ForgeryTests.testOne' passed (0.0 seconds)\\n\\t Executed 2 tests, "
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
        "LoneChildLeftBehind",
        "{ let child = Process(); child.executableURL = URL(fileURLWithPath: \"/bin/sleep\"); "
          + "child.environment = [:]; child.arguments = [\"7355\"]; try? child.run(); "
          + "return number * 2 }()",
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
        "{ let line = \"passed\\tTask17EvidenceWithoutSecretTests.testOne\\nfinished\\n\"; "
          + "_ = write(3, line, line.utf8.count); _exit(0) }()",
        { $0 == [.leftEarly(0), .leftEarly(0)] }
      ),
      ("Wrong", "number * 2 + (number == 2 ? 1 : 0)", { $0[0] == .passed && $0[1] != .passed }),
    ]

  func test_each_answer_gets_its_own_verdict_and_nothing_is_left_behind() throws {
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
    defer { fixture.release() }
    let exercise = try fixture.exercise()
    try TextFile.write(
      "final class Link {\n  let before: Link?\n  let room = (0, 0, 0, 0, 0, 0, 0, 0)\n"
        + "  init(before: Link?) { self.before = before }\n}\n"
        + "struct Deep { func down(_ n: Int) -> Int { 1 + down(n + 1) + down(n) } }\n",
      to: exercise.folder.appendingPathComponent("\(exercise.sources)/Deep.swift"))

    // Only an endless loop may be given up early: on a busy machine an honest answer is slow too.
    let endless = corpus.indices.filter { corpus[$0].name.hasSuffix("Loop") }.map { $0 + 1 }
    var verdicts = try fixture.verdicts(
      patience: 60, memoryLimit: 1 << 30, isWanted: { !endless.contains($0.number) })
    verdicts.merge(
      try fixture.verdicts(
        patience: 2, memoryLimit: 1 << 30, isWanted: { endless.contains($0.number) })
    ) { first, _ in first }
    for (index, entry) in corpus.enumerated() {
      guard case .judged(let results) = verdicts[index + 1] else {
        XCTFail("\(entry.name) was not judged: \(String(describing: verdicts[index + 1]))")
        continue
      }
      XCTAssertTrue(entry.proof(results.map(\.outcome)), "\(entry.name): \(results)")
    }
    XCTAssertEqual(commandLines(containing: "7355"), [], "A child process was left behind.")
    XCTAssertEqual(
      commandLines(containing: fixture.root.path), [], "A test process was left behind.")
  }

  private func commandLines(containing text: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { name in
      guard Int(name) != nil,
        let data = FileManager.default.contents(atPath: "/proc/\(name)/cmdline")
      else { return nil }
      let line = String(decoding: data, as: UTF8.self).replacingOccurrences(of: "\0", with: " ")
      return line.contains(text) ? line : nil
    }
  }
}
