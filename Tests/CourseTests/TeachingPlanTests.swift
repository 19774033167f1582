import Console
import CourseFixtures
import XCTest

@testable import CourseModel
@testable import course

final class TeachingPlanTests: XCTestCase {
  private func parts(_ weights: [Int], _ count: Int) -> [[Int]] {
    evenParts(weights, count: count) { $0 }
  }

  func test_the_heaviest_part_is_as_light_as_can_be() {
    XCTAssertEqual(parts([1, 2, 3, 4, 5], 2), [[1, 2, 3], [4, 5]])
    XCTAssertEqual(parts([9, 1, 1, 1], 3), [[9], [1, 1, 1]])
    XCTAssertEqual(parts([], 3), [])
    XCTAssertEqual(parts([7], 1), [[7]])
  }

  func test_every_chapter_is_in_the_long_plans_once_and_in_order() throws {
    let fixture = try CourseFixture()
    try fixture.writeNotes()
    let plans = try TeachingPlan.plans(for: fixture.course)
    XCTAssertEqual(plans.map(\.title), ["One day", "Two days", "Ten weeks"])
    XCTAssertEqual(
      plans.map { $0.sessions.flatMap(\.chapters) },
      [["04-signals"], ["04-signals"], ["04-signals"]])
    XCTAssertEqual(plans.map { $0.sessions.map(\.minutes) }, [[15], [15], [15]])
  }

  func test_missing_notes_are_named() throws {
    let fixture = try CourseFixture()
    XCTAssertThrowsError(try TeachingPlan.plans(for: fixture.course)) {
      XCTAssertEqual(
        ($0 as? CourseError)?.sentence, "Chapters/04-signals/INSTRUCTOR.md is missing.")
    }
  }

  private func parts() throws -> [Timetable.Part] {
    let course = try Course(above: URL(fileURLWithPath: #filePath))
    return try course.chapters.flatMap { try InstructorNotes(of: $0).parts(of: $0) }
  }

  func test_of_every_length_of_day_nothing_is_lost_and_nobody_works_long_without_a_break() throws {
    let parts = try parts()
    for minutes in stride(from: 90, through: 600, by: 15) {
      let table = Timetable(parts, minutes: minutes)
      var taught: [String] = []
      for day in table.days {
        XCTAssertLessThanOrEqual(day.minutes, minutes)
        var work = 0
        for item in day.items {
          switch item.kind {
          case .rest, .lunch: work = 0
          case .page: taught.append(item.chapter ?? "")
          case .exercise: taught += item.tasks.map { "\(item.chapter ?? "") \($0)" }
          }
          if item.kind == .page || item.kind == .exercise { work += item.minutes }
          XCTAssertLessThanOrEqual(work, Timetable.mostWork, "day of \(minutes)")
        }
        XCTAssertTrue(
          [.page, .exercise].contains(day.items.last?.kind), "no day ends with a break")
      }
      XCTAssertEqual(
        taught, parts.map { part in part.task.map { "\(part.chapter) \($0)" } ?? part.chapter })
    }
  }

  func test_a_long_day_has_one_lunch_and_a_short_one_none() throws {
    let parts = try parts()
    for (minutes, lunches) in [(240, 0), (420, 1)] {
      let days = Timetable(parts, minutes: minutes).days
      for day in days.dropLast() {
        let found = day.items.indices.filter { day.items[$0].kind == .lunch }
        XCTAssertEqual(found.count, lunches, "day of \(minutes)")
        for lunch in found { XCTAssertTrue((105...225).contains(day.start(of: lunch)), "\(day)") }
      }
    }
  }

  func test_a_day_from_chapter_4_has_breaks_and_its_exercises_in_class() throws {
    let course = try Course(above: URL(fileURLWithPath: #filePath))
    let plan = try TeachingPlan.days(of: 420, from: 4, in: course)
    let day = try XCTUnwrap(plan.sessions.first)
    XCTAssertEqual(day.chapters.first, "04-signals")
    XCTAssertLessThanOrEqual(day.minutes, 420)
    let kinds = Set(day.items.map(\.kind))
    XCTAssertEqual(kinds, [.page, .exercise, .rest, .lunch])
  }

  func test_a_day_for_people_who_are_new_begins_with_chapter_1_and_another_says_why_not() throws {
    let course = try Course(above: URL(fileURLWithPath: #filePath))
    for plan in try TeachingPlan.plans(for: course) {
      XCTAssertEqual(plan.sessions.first?.chapters.first, "01-functional-vs-imperative")
    }
    for (first, words) in [
      (1, "days"), (2, "for people who have worked through chapter 1"),
      (4, "for people who have worked through chapters 1 to 3"),
    ] {
      let remark = try TeachingPlan.days(of: 420, from: first, in: course).remark
      XCTAssertTrue(remark.hasSuffix(words), remark)
    }
  }

  func test_a_page_or_a_task_of_more_than_90_minutes_is_cut_by_a_break() {
    let table = Timetable(
      [
        Timetable.Part(chapter: "a", minutes: 100),
        Timetable.Part(chapter: "a", task: 1, minutes: 95),
      ],
      minutes: 420)
    XCTAssertEqual(table.days.count, 1)
    XCTAssertEqual(table.days[0].items.map(\.minutes), [50, 15, 50, 15, 47, 45, 48])
  }

  func test_a_day_too_short_for_one_task_and_a_chapter_that_is_not_there_are_refused() throws {
    let course = try Course(above: URL(fileURLWithPath: #filePath))
    XCTAssertThrowsError(try TeachingPlan.days(of: 30, from: 4, in: course)) {
      XCTAssertTrue(
        ($0 as? UsageError)?.sentence.hasPrefix("30 minutes are too few: ") == true, "\($0)")
    }
    XCTAssertThrowsError(try TeachingPlan.days(of: 420, from: 19, in: course)) {
      XCTAssertTrue(
        ($0 as? UsageError)?.sentence.hasPrefix("there is no chapter 19.") == true, "\($0)")
    }
  }
}
