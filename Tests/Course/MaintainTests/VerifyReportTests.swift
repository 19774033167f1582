import CourseFixtures
import Files
import XCTest

@testable import maintain

final class VerifyReportTests: XCTestCase {
  private func text(_ change: (inout VerifyReport) -> Void) -> String {
    var report = VerifyReport()
    change(&report)
    return printed(by: report.print)
  }

  func test_changed_records_are_written_after_a_chapter_without_problems() throws {
    let course = try CourseFixture().course
    let file = course.root.appendingPathComponent("Solutions/04-signals/record.txt")
    var report = VerifyReport()
    report.records = [(file, "faulty\n")]
    try report.endChapter(isSound: false, in: course)
    XCTAssertNil(try TextFile.readIfPresent(file))
    XCTAssertEqual(report.written, [])
    for _ in 1...2 {
      report.records = [(file, "sound\n")]
      try report.endChapter(isSound: true, in: course)
    }
    XCTAssertEqual(try TextFile.read(file), "sound\n")
    XCTAssertEqual(report.written, ["Solutions/04-signals/record.txt"])
    let shown = printed(by: report.print)
    XCTAssertTrue(shown.hasPrefix("  ✓ wrote Solutions/04-signals/record.txt\n"), shown)
    XCTAssertTrue(shown.hasSuffix("Next: read `git diff`, then commit\n"), shown)
  }

  func test_no_commit_is_suggested_after_problems_or_a_check_of_texts() {
    let faulty = text { $0.problems = ["4.1: no tests"] }
    XCTAssertTrue(faulty.hasPrefix("  ✗ 4.1: no tests\n✗ the text of the whole course, 1 problem,"))
    XCTAssertTrue(
      faulty.hasSuffix("Next: fix the first problem, then run the same command again\n"), faulty)
    let ofTexts = text { $0.isOfTexts = true }
    XCTAssertTrue(
      ofTexts.hasSuffix("Next: run the code of chapter N with `maintain verify N`\n"), ofTexts)
  }
}
