import CourseFixtures
import Files
import Foundation
import Sandbox
import XCTest

@testable import CourseModel
@testable import Room

/// A room in which two of five are hostile: ten learners, or as many as `ROOM_SIZE` says.
final class HostileRoomTests: AuthorTestCase {
  private static let attacks: [(name: String, code: String)] = [
    ("writes-neighbour", "overwrite(number, \"NEIGHBOUR\")"),
    ("hangs", "{ while number > 0 {}; return 0 }()"),
    ("kills-parent", "{ kill(getppid(), SIGKILL); kill(getppid(), SIGINT); return 0 }()"),
    ("types", "{ var c: CChar = 10; return ioctl(0, 0x5412, &c) == 0 ? number * 2 : 0 }()"),
    ("writes-marks", "overwrite(number, \"MARKS\")"),
    ("writes-home", "overwrite(number, \"HOME\")"),
    ("crashes", "[1][number + 7]"),
    ("leaves", "{ exit(0) }()"),
    ("speaks-for-the-tests", "{ import XCTest }()"),
    ("does-not-compile", "{"),
    ("forks", "{ for _ in 0..<300 { start(\"/bin/sleep\", \"20\") }; return 0 }()"),
    (
      "eats",
      "{ var a: [[Int]] = []; while true { a.append(Array(repeating: 1, count: 1 << 20)) } }()"
    ),
  ]

  private static let means = """
    import Foundation
    func overwrite(_ number: Int, _ path: String) -> Int {
      (try? Data("mine".utf8).write(to: URL(fileURLWithPath: path))) == nil ? 0 : number * 2
    }
    func start(_ program: String, _ argument: String) {
      let child = Process()
      child.executableURL = URL(fileURLWithPath: program)
      child.arguments = [argument]
      try? child.run()
    }

    """

  private let double = "Task1Double.swift"

  func test_the_right_ones_are_solved_the_hostile_ones_named_and_nothing_else_is_changed() throws {
    guard Isolation.available.isComplete else {
      throw XCTSkip("this machine has no namespaces, bwrap or sandbox-exec")
    }
    let size = ProcessInfo.processInfo.environment["ROOM_SIZE"].flatMap { Int($0) } ?? 10
    let fixture = try CourseFixture(builds: true)
    defer { fixture.remove() }
    let room = FileManager.default.temporaryDirectory
      .appendingPathComponent("course-room-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: room) }
    try? FileManager.default.removeItem(at: fixture.course.state)

    let attacks = HostileRoomTests.attacks.prefix(size * 2 / 5)
    let honest = (0..<size - attacks.count).map { "honest-\($0)" }
    for (index, name) in honest.enumerated() {
      try handIn("{ \(index); return number * 2 }()", as: name, in: room)
    }
    let neighbour = room.appendingPathComponent("honest-0/04-signals/Sources/Exercise04/\(double)")
    let places = [
      "NEIGHBOUR": neighbour.path, "HOME": NSHomeDirectory() + "/attack",
      "MARKS": fixture.course.state.appendingPathComponent("marks/key").path,
    ]
    for attack in attacks {
      let code = places.reduce(attack.code) { $0.replacing($1.key, with: $1.value) }
      try handIn(code, as: attack.name, in: room)
    }
    let before = (digests(of: fixture.root), digests(of: room))

    let start = Date()
    let report = try RoomMarking(
      room: room, exercises: fixture.course.exercises(), course: fixture.course
    ).report()
    let seconds = Date().timeIntervalSince(start)

    for row in report.learners {
      let mark = row.marks["4.1"]
      if honest.contains(row.learner) {
        XCTAssertEqual(mark?.state, .solved, "\(row.learner): \(mark?.sentence ?? "")")
      } else {
        XCTAssertEqual(mark?.state, .open, row.learner)
        XCTAssertNotEqual(mark?.sentence ?? "", "", row.learner)
      }
    }
    XCTAssertEqual(report.learners.count, size)
    let after = (digests(of: fixture.root), digests(of: room))
    XCTAssertEqual(after.0, before.0)
    XCTAssertEqual(after.1, before.1)
    XCTAssertFalse(FileManager.default.fileExists(atPath: NSHomeDirectory() + "/attack"))
    print("a room of \(size), \(attacks.count) of them hostile: \(Int(seconds)) s")
  }

  private func handIn(_ code: String, as learner: String, in room: URL) throws {
    let sources = room.appendingPathComponent("\(learner)/04-signals/Sources/Exercise04")
    try TextFile.write(
      "import Foundation\npublic func double(_ number: Int) -> Int { \(code) }\n",
      to: sources.appendingPathComponent(double))
    try TextFile.write(
      CourseFixture.numbers[1].stub, to: sources.appendingPathComponent("Task2Triple.swift"))
    try TextFile.write(HostileRoomTests.means, to: sources.appendingPathComponent("Means.swift"))
  }

  /// Everything but what is built and what is recorded of it.
  private func digests(of folder: URL) -> [String: String] {
    var digests: [String: String] = [:]
    let files = FileManager.default.enumerator(atPath: folder.path)
    while let path = files?.nextObject() as? String {
      guard !path.hasPrefix(".build"), !path.hasPrefix(".course") else { continue }
      digests[path] = (try? Data(contentsOf: folder.appendingPathComponent(path)))
        .map { Digest.of($0) }
    }
    return digests
  }
}
