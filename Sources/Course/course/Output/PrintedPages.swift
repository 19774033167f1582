import Site
import Terminal
import Exercises
import Files
import Foundation
import Grading
import Pages
import PlainText
import Processes

/// A runner that builds the pages and returns their records.
struct PrintedPages {
  private let products: URL
  private let options: [String]
  let progress: ProgressReporter

  /// Creates a runner, and builds the pages.
  ///
  /// - Parameter showsMeasured: Whether pages show measurements, which differ from run to run.
  init(of course: Course, showsMeasured: Bool = false, progress: ProgressReporter) throws {
    self.progress = progress
    options = ["--all", "--format", "record"] + (showsMeasured ? ["--measure"] : [])
    let build = SwiftBuild(of: course.root)
    products = build.products
    let lock = try AnswerBuild.lock(in: course.root) {
      progress.show("waiting for process \($0) to finish its build")
    }
    defer { lock.release() }
    progress.show("building the pages")
    let built = try ChildProcess(build.command(), limits: Limits(time: 1800)).run(
      whileWaiting: progress.tick)
    guard built.end == .exited(0) else {
      throw CourseError("the pages don't compile. Run `swift build` for details.")
    }
  }

  func record(_ chapter: Chapter) throws -> PageRecord {
    progress.show("running \(chapter.name)")
    let page = try ChildProcess(
      [products.appendingPathComponent(chapter.name).path] + options,
      limits: Limits(time: 300, output: .atMost(16 << 20))
    ).run(whileWaiting: progress.tick)
    guard page.end == .exited(0) else {
      throw CourseError(
        "the output of \(chapter.name) differs from its page. Run `swift run \(chapter.name) "
          + "--all` to see where.")
    }
    do { return try PageRecord(lines: page.output) } catch {
      throw CourseError("the record of the page \(chapter.name) can't be read: \(error)")
    }
  }
}

extension Book {
  /// Creates the book from the current output of its pages.
  static func printed(of course: Course) throws -> Book {
    let pages = try PrintedPages(of: course, progress: ProgressReporter(.standard()))
    let book = try Book(of: course, record: pages.record)
    pages.progress.clear()
    return book
  }
}
