import Files
import TestFolders
import XCTest

@testable import CourseModel

final class CourseCopyTests: FixtureTestCase {
  private func copy() throws -> CourseCopy { try CourseCopy(of: fixture.course) }

  func test_a_folder_without_git_takes_the_answers_to_the_newer_one() throws {
    XCTAssertEqual(try copy().sentence, "a folder without the course's history")
    XCTAssertTrue(try copy().update.contains("`mv Answers .course`"))
    XCTAssertNil(try copy().refusal)
  }

  func test_what_git_says_comes_first_where_it_does_not_look() throws {
    try fixture.put("nonsense", ".git")
    XCTAssertEqual(try copy().sentence, "a folder into which git does not look")
    XCTAssertEqual(try copy().update, "do what git says, then `swift run course doctor`")
    XCTAssertEqual(try copy().refusal?.contains(".git"), true)
  }

  func test_a_repository_that_does_not_begin_as_the_course_does_is_a_template_s() throws {
    try fixture.commit()
    XCTAssertTrue(try copy().sentence.contains("as one of a template is"))
    XCTAssertTrue(try copy().update.contains("TEACHING.md"))
  }

  func test_the_changes_are_those_of_the_course_s_files_alone() throws {
    try fixture.commit()
    XCTAssertEqual(try copy().changes, [])
    try fixture.answer(1, "mine\n")
    try fixture.git("add", "-A")
    XCTAssertEqual(try copy().changes, [])
    let path = "Exercises/04-signals/Sources/Exercise04/Task1Double.swift"
    for other in [path, "README.md"] {
      try fixture.put("mine\n", other)
    }
    XCTAssertEqual(try copy().changes, [path, "README.md"])
    try fixture.git("commit", "-qam", "mine")
    XCTAssertEqual(try copy().changes, [path], "an exercise tells it after a commit, too")
  }

  func test_a_clone_says_where_it_comes_from_and_which_command_fetches_a_newer_course() throws {
    let course = try Course(above: URL(fileURLWithPath: #filePath))
    let shallow = try newFolder("shallow")
    try fixture.commit()
    // A shallow clone does not tell where its history begins.
    try fixture.git("clone", "-q", "--depth", "1", "file://\(fixture.root.path)", shallow.path)
    let copy = try CourseCopy(of: Course(above: shallow))
    XCTAssertTrue(
      copy.sentence.hasPrefix("a shallow clone of file://\(fixture.root.path), branch "),
      copy.sentence)
    XCTAssertTrue(
      copy.update.hasPrefix("`git pull --no-rebase`; if that is a copy of your own"), copy.update)
    guard Git(in: course.root) != nil else { return }
    XCTAssertTrue(
      try CourseCopy(of: course).sentence.contains("clone"),
      "the first commit of this repository is the one that is known")
  }
}
