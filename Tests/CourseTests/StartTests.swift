import CourseFixtures
import Files
import XCTest

@testable import CourseModel
@testable import course

final class StartTests: XCTestCase {
  func test_who_takes_what_stands_in_Exercises_is_not_told_to_take_it() throws {
    let fixture = try CourseFixture()
    try fixture.commit()
    let stub = "Sources/Exercise04/Task1Double.swift"
    let own = try fixture.exercise().folder.appendingPathComponent(stub)
    try TextFile.write("public func double(_ number: Int) -> Int { 1 }\n", to: own)
    func said(takesOthers: Bool) throws -> String {
      let recorder = Recorder()
      try Start.start(
        Selection("4"), takesOthers: takesOthers, in: fixture.course,
        on: .recording(into: recorder))
      return recorder.text
    }
    let remark = "Exercises/04-signals/\(stub) has changes, too"
    let before = try said(takesOthers: false)
    XCTAssertTrue(before.hasPrefix(remark), before)
    let taking = try said(takesOthers: true)
    XCTAssertTrue(taking.hasPrefix("  ↺ Answers/04-signals/\(stub)\n"), taking)
    let after = try said(takesOthers: false)
    XCTAssertTrue(after.hasPrefix("Answers/04-signals is there already"), after)
  }
}
