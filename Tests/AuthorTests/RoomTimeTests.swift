import CourseFixtures
import Foundation
import XCTest

@testable import CourseModel
@testable import Judging
@testable import Room

/// What marking a room costs beside checking everybody in it alone.
///
/// The clock shows that learners are marked side by side. How much work it is, is compared by the
/// processor's time, which other programs on the machine change little.
final class RoomTimeTests: AuthorTestCase {
  private struct Cost {
    var clock = 0.0
    var processor = 0.0
  }

  private let size = 8

  func test_a_room_is_marked_side_by_side_and_is_no_more_work_than_its_learners_alone() throws {
    let fixture = try CourseFixture(builds: true)
    defer { fixture.remove() }
    let room = FileManager.default.temporaryDirectory
      .appendingPathComponent("course-room-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: room) }
    try? FileManager.default.removeItem(at: fixture.course.state)
    let exercise = try fixture.exercise()
    let workers = ProcessInfo.processInfo.activeProcessorCount

    // Each bench builds the library once.
    try mark((0..<size).map { "first-\($0)" }, in: fixture, room)
    _ = try fixture.verdicts()
    var alone = Cost()
    for number in 0..<size {
      try fixture.answer(1, answer("alone-\(number)"))
      try add(to: &alone) {
        let verdicts = try Judge(bench: Workbench(exercise: exercise, kind: .check))
          .verdicts(on: fixture.answers(), of: [fixture.task(1)])
        XCTAssertEqual(verdicts[1]?.isSolved, true)
      }
    }
    try FileManager.default.removeItem(at: room)
    var together = Cost()
    try add(to: &together) { try mark((0..<size).map { "ada-\($0)" }, in: fixture, room) }

    print(
      "a room of \(size), \(workers) at a time: \(ratio(together.clock * Double(workers), alone.clock)) of its "
        + "learners alone by the clock, \(ratio(together.processor, alone.processor)) by the processor"
    )
    XCTAssertLessThan(together.processor, 1.3 * alone.processor)
    if workers > 1 { XCTAssertLessThan(together.clock, alone.clock) }
  }

  private func answer(_ name: String) -> String {
    "public func double(_ number: Int) -> Int { \"\(name)\".isEmpty ? 0 : number * 2 }\n"
  }

  private func mark(_ names: [String], in fixture: CourseFixture, _ room: URL) throws {
    for name in names {
      let sources = room.appendingPathComponent("\(name)/04-signals/Sources/Exercise04")
      try TextFile.write(answer(name), to: sources.appendingPathComponent("Task1Double.swift"))
      try TextFile.write(
        CourseFixture.numbers[1].stub, to: sources.appendingPathComponent("Task2Triple.swift"))
    }
    let report = try RoomMarking(
      room: room, exercises: fixture.course.exercises(), course: fixture.course
    ).report()
    XCTAssertEqual(report.learners.map { $0.marks["4.1"]?.state }, names.map { _ in .solved })
  }

  private func add(to cost: inout Cost, _ work: () throws -> Void) throws {
    let (clock, processor) = (Date(), childrensTime())
    try work()
    cost.clock += Date().timeIntervalSince(clock)
    cost.processor += childrensTime() - processor
  }

  /// Seconds that the processes which we started have worked.
  private func childrensTime() -> Double {
    var usage = rusage()
    // RUSAGE_CHILDREN, whose type differs from system to system.
    getrusage(-1, &usage)
    return [usage.ru_utime, usage.ru_stime].reduce(0) {
      $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1_000_000
    }
  }

  private func ratio(_ one: Double, _ other: Double) -> String {
    String(format: "%.2f", one / other)
  }
}
