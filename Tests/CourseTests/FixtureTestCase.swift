import CourseFixtures
import XCTest

@testable import Judging

/// Tests of which each has a small course of its own.
class FixtureTestCase: XCTestCase {
  var fixture: CourseFixture!

  let passed = TaskVerdict.judged([TestResult(name: "testOne", outcome: .passed)])

  override func setUpWithError() throws { fixture = try CourseFixture() }
}
