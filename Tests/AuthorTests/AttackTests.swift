import CourseFixtures
import Files
import Foundation
import Sandbox
import XCTest

@testable import CourseModel

/// No attack may be solved; the honest answer beside them must be.
final class AttackTests: XCTestCase {
  func test_no_attack_is_solved_and_an_honest_answer_beside_them_is() throws {
    guard Isolation.available.isComplete else {
      throw XCTSkip("this machine has no namespaces, bwrap or sandbox-exec")
    }
    let reaches = Attacks.reaches.map { entry in
      (entry.name, "number * (\(entry.attack) ? 2 : 9)")
    }
    let lies = Attacks.lies.map { entry in
      (entry.name, "{ if number > 0 { \(entry.lie) }; return 7 }()")
    }
    let answers = [("Honest", "number * 2")] + reaches + lies
    let fixture = try CourseFixture(
      tasks: answers.enumerated().map { index, answer in
        CourseFixture.FixtureTask(
          name: answer.0, stub: "public func answer\(index + 1)(_ number: Int) -> Int { 0 }\n",
          solution: "",
          test: "  func testOne() { XCTAssertEqual(answer\(index + 1)(1), 2, \"Twice.\") }\n")
      }, builds: true)
    defer { fixture.remove() }
    let exercise = try fixture.exercise()
    // Given by the course, as the text of an answer would be refused: the box is to hold without that.
    try TextFile.write(
      Attacks.means,
      to: exercise.folder.appendingPathComponent("\(exercise.sources)/Given/Means.swift"))
    try exercise.asOnDisk().originals.seal(exercise.folder)
    for (index, answer) in answers.enumerated() {
      try fixture.answer(
        index + 1,
        "import Foundation\npublic func answer\(index + 1)(_ number: Int) -> Int { \(answer.1) }\n")
    }
    let before = try digests(of: fixture)
    let verdicts = try fixture.verdicts(patience: 3)
    XCTAssertEqual(verdicts[1]?.isSolved, true, "\(String(describing: verdicts[1]))")
    for (index, answer) in answers.enumerated().dropFirst() {
      guard case .judged? = verdicts[index + 1] else {
        XCTFail("\(answer.0) was not judged: \(String(describing: verdicts[index + 1]))")
        continue
      }
      XCTAssertEqual(verdicts[index + 1]?.isSolved, false, "\(answer.0) is solved.")
    }
    XCTAssertEqual(try digests(of: fixture), before, "Something outside the bench was changed.")
  }

  /// Everything of the course but what is built.
  private func digests(of fixture: CourseFixture) throws -> [String: String] {
    var digests: [String: String] = [:]
    let files = FileManager.default.enumerator(atPath: fixture.root.path)
    while let path = files?.nextObject() as? String {
      guard !path.hasPrefix(".build") else { continue }
      let data = try? Data(contentsOf: fixture.root.appendingPathComponent(path))
      digests[path] = data.map { Digest.of($0) }
    }
    return digests
  }
}

/// Results that equal everything.
final class EqualityAttackTests: XCTestCase {
  func test_a_type_that_equals_everything_is_no_answer() throws {
    let test = "  func testOne() { XCTAssertEqual(answer(), [1, 2], \"One and two.\") }\n"
    let answers = [
      ("Honest", "public func answerHonest() -> [Int] { [1, 2] }"),
      (
        "Subclass",
        "import Foundation\npublic final class Same: NSArray {\n"
          + "  public override var count: Int { 2 }\n"
          + "  public override func object(at index: Int) -> Any { index }\n"
          + "  public override func isEqual(_ other: Any?) -> Bool { true }\n}\n"
          + "public func answerSubclass() -> NSArray { Same() }"
      ),
      (
        "Inside",
        "import Foundation\npublic final class Other: NSObject {\n"
          + "  public override func isEqual(_ other: Any?) -> Bool { true }\n}\n"
          + "public func answerInside() -> NSArray { [Other(), Other()] }"
      ),
      ("Set", "public func answerSet() -> Set<Int> { [2, 1] }"),
      ("Rounded", "public func answerRounded() -> [Float] { [1, 2.00000001] }"),
    ]
    let fixture = try CourseFixture(
      tasks: answers.map { name, _ in
        CourseFixture.FixtureTask(
          name: name, stub: "public func answer\(name)() -> [Int] { [] }\n", solution: "",
          test: test.replacingOccurrences(of: "answer()", with: "answer\(name)()"))
      }, builds: true)
    defer { fixture.remove() }
    for (index, answer) in answers.enumerated() { try fixture.answer(index + 1, answer.1 + "\n") }
    let verdicts = try fixture.verdicts()
    XCTAssertEqual(verdicts[1]?.isSolved, true, "\(verdicts)")
    for number in 2...answers.count {
      XCTAssertEqual(verdicts[number]?.isSolved, false, "\(answers[number - 1].0): \(verdicts)")
    }
  }
}

/// A symbol that takes the place of what the harness calls, from a text that says nothing of it.
final class SymbolAttackTests: XCTestCase {
  func test_a_symbol_of_somebody_else_s_costs_its_own_task_only() throws {
    guard Toolchain.objectReader != nil else { throw XCTSkip("there is no objdump here") }
    let test = "  func testOne() { XCTAssertEqual(answer(), 2, \"Two.\") }\n"
    // The text is let through as its stub has the attribute, too.
    let stub = "@_silgen_name(\"$s10Exercise04harmless\") public func helper() -> Int32 { 7 }\n"
    let fixture = try CourseFixture(
      tasks: ["Honest", "Interposed"].map { name in
        CourseFixture.FixtureTask(
          name: name,
          stub: (name == "Honest" ? "" : stub) + "public func answer\(name)() -> Int { 0 }\n",
          solution: "", test: test.replacingOccurrences(of: "answer()", with: "answer\(name)()"))
      }, builds: true)
    defer { fixture.remove() }
    try fixture.answer(1, "public func answerHonest() -> Int { 2 }\n")
    try fixture.answer(
      2,
      "@_silgen_name(\"getppid\") public func helper() -> Int32 { 7 }\n"
        + "public func answerInterposed() -> Int { 2 }\n")
    let verdicts = try fixture.verdicts()
    XCTAssertEqual(verdicts[1]?.isSolved, true, "\(verdicts)")
    guard case .refused(let problem)? = verdicts[2] else { return XCTFail("\(verdicts)") }
    XCTAssertTrue(problem.sentence.contains("symbol getppid"), problem.sentence)
    XCTAssertEqual(
      problem.file, "Exercises/04-signals/Sources/Exercise04/Task2Interposed.swift")
  }
}

/// An answer that tells what it sees of its process.
final class TwoProcessesTests: XCTestCase {
  private static let answer = """
    import Foundation

    private func name(_ descriptor: String) -> String {
      let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\\(descriptor)")
      return "\\(descriptor) \\((link ?? "gone").filter { !$0.isNumber })"
    }
    private func names(_ folder: String) -> [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }
    public func seen() -> String {
      // The higher ones are Dispatch's, in the order in which its threads came to open them.
      let descriptors = (0..<4).filter { fcntl($0, F_GETFD) != -1 }.map { name(String($0)) }
      let environment = ProcessInfo.processInfo.environment.map { "\\($0.key)=\\($0.value)" }.sorted()
      let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
      let kept = status.split(separator: "\\n").filter { line in
        ["Sig", "Cap", "Uid", "Gid", "NoNew", "Seccomp", "Tracer"].contains { line.hasPrefix($0) }
      }
      return "\\(CommandLine.arguments) \\(environment) \\(descriptors) \\(kept) \\(getpid()) \\(getppid()) "
        + "\\(getsid(0)) \\(FileManager.default.currentDirectoryPath) \\(names("/")) \\(names("/tmp")) "
        + "\\(names("/proc").filter { Int($0) != nil }) \\(getpriority(__priority_which_t(0), 0))"
    }
    /// Another one in each process.
    public func process() -> String {
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/3")) ?? "gone"
    }

    """

  func test_nothing_that_an_answer_sees_tells_the_two_processes_apart() throws {
    guard Isolation.available.isComplete else {
      throw XCTSkip("this machine has no namespaces, bwrap or sandbox-exec")
    }
    let count = 20
    let fixture = try CourseFixture(
      tasks: [
        CourseFixture.FixtureTask(
          name: "Tell", stub: TwoProcessesTests.answer, solution: "",
          test: (1...count).map { number in
            "  func test\(number)() { XCTAssertEqual(process() + \" \" + seen(), \"\") }\n"
          }.joined())
      ], builds: true)
    defer { fixture.remove() }
    guard case .judged(let results)? = try fixture.verdicts()[1] else {
      return XCTFail("not judged")
    }
    let told = results.compactMap { FailureText($0.outcome).got }
    XCTAssertEqual(told.count, count, "\(results)")
    let processes = Set(told.compactMap { $0.split(separator: " ").first })
    let seen = Set(told.map { $0.drop { $0 != " " } })
    XCTAssertEqual(processes.count, 2, "Each of them runs some tests as they stand.")
    XCTAssertEqual(seen.count, 1, "\(seen)")
  }
}

/// An answer that is right in some processes, drawn at their start, and wrong in others.
final class UnsteadyAnswerTests: XCTestCase {
  private static let answer = """
    import Foundation
    private let isRight = Bool.random()
    public func first() -> Int { 1 }
    public func second() -> Int { isRight ? 2 : 3 }

    """

  func test_it_passes_nowhere_as_the_other_process_does_not_confirm_it() throws {
    let fixture = try CourseFixture(
      tasks: [
        CourseFixture.FixtureTask(
          name: "Unsteady", stub: UnsteadyAnswerTests.answer, solution: "",
          test: (1...12).map { number in
            "  func test\(number)() { XCTAssertEqual(first(), 1); XCTAssertEqual(second(), 2) }\n"
          }.joined())
      ], builds: true)
    defer { fixture.remove() }
    var hasDiffered = false
    for _ in 1...12 where !hasDiffered {
      guard case .judged(let results)? = try fixture.verdicts()[1] else {
        return XCTFail("not judged")
      }
      let outcomes = results.map(\.outcome)
      hasDiffered = outcomes.contains(.unproven)
      let isPassed = outcomes.contains(.passed)
      XCTAssertTrue(outcomes.allSatisfy { $0 == .passed } || !isPassed, "\(outcomes)")
    }
    XCTAssertTrue(hasDiffered, "The two processes drew the same twelve times.")
  }
}
