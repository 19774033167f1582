import CourseFixtures
import Files
import XCTest

@testable import Exercises
@testable import Grading
@testable import course

final class AnswerWatchTests: XCTestCase {
  private var exercise: Exercise!

  override func setUpWithError() throws { exercise = try CourseFixture().exercise() }

  private func save(_ text: String = "let a = 1\n", in path: String) {
    let file = place(path)
    do { try TextFile.write(text, to: file) } catch { XCTFail("\(error)") }
  }

  private func place(_ path: String) -> URL {
    path.hasPrefix("Tests/")
      ? exercise.folder.appendingPathComponent(path) : exercise.answers.appendingPathComponent(path)
  }

  private func remove(_ path: String) {
    let file = place(path)
    do { try FileManager.default.removeItem(at: file) } catch { XCTFail("\(error)") }
  }

  /// Returns the numbers of the checks whose verdicts are shown.
  private func shown(
    during: [Int: () -> Void] = [:], after changes: [() -> Void] = [{}]
  ) -> [Int] {
    var (checks, shown) = (0, [Int]())
    var changes = changes[...]
    AnswerWatch(of: exercise).run(
      grading: { hasChanged in
        checks += 1
        during[checks]?()
        XCTAssertEqual(hasChanged(), during[checks] != nil)
        return checks
      }, showing: { shown.append($0) },
      until: {
        changes.popFirst()?()
        return changes.isEmpty
      })
    return shown
  }

  func test_every_change_of_a_file_is_graded_once() throws {
    let changes = [
      { self.save(in: "Task1Double.swift") },
      { self.save(in: "Deep/New.swift") },
      { self.save(in: "Deep/Next.swift") }, { self.remove("Deep/New.swift") },
      { self.save("", in: "Tests/Exercise04Tests/Task1DoubleTests.swift") }, {},
    ]
    XCTAssertEqual(shown(after: changes), [1, 2, 3, 4, 5, 6])
  }

  func test_an_outdated_verdict_is_not_shown() {
    let save = { self.save(in: "Task1Double.swift") }
    XCTAssertEqual(shown(during: [1: save, 2: save]), [3])
  }

  func test_errors_are_printed_by_a_watch() throws {
    XCTAssertEqual(
      printed { WatchSession.print(.failure(CourseError("the disk is full.")), on: $0) },
      "the disk is full.\n\n")
  }

  func test_waiting_for_another_check_can_be_canceled() throws {
    let fixture = try CourseFixture()
    let lock = try FileLock(fixture.root.appendingPathComponent(".build/course/check.lock"))
    defer { lock.release() }
    let check = ExerciseCheck(try fixture.exercise(), in: fixture.course)
    XCTAssertThrowsError(try check.report { true }) {
      XCTAssert($0 is CancellationError)
    }
  }
}
