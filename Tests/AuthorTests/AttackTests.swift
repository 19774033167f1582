import CourseFixtures
import Files
import Foundation
import Sandbox
import XCTest

@testable import CourseModel

/// No attack may be solved; the honest answer beside them must be.
final class AttackTests: AuthorTestCase {
  func test_no_attack_is_solved_and_an_honest_answer_beside_them_is() throws {
    guard Isolation.available.isComplete else {
      throw XCTSkip("this machine has no namespaces, bwrap or sandbox-exec")
    }
    let reaches = Attacks.reaches.map { entry in
      (entry.name, "number * (\(entry.attack) ? 2 : 9)")
    }
    let disturbances = Attacks.disturbances.map { entry in
      (entry.name, "{ if number > 0 { \(entry.code) }; return 7 }()")
    }
    let answers = [("Honest", "number * 2")] + reaches + disturbances
    let fixture = try CourseFixture(
      tasks: answers.enumerated().map { index, answer in
        CourseFixture.FixtureTask(
          name: answer.0, stub: "public func answer\(index + 1)(_ number: Int) -> Int { 0 }\n",
          solution: "",
          test: "  func testOne() { XCTAssertEqual(answer\(index + 1)(1), 2, \"Twice.\") }\n")
      }, builds: true)
    defer { fixture.release() }
    let exercise = try fixture.exercise()
    try TextFile.write(
      Attacks.means, to: exercise.folder.appendingPathComponent("\(exercise.sources)/Means.swift"))
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
