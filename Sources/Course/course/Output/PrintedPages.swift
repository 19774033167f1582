import Site
import Terminal
import Exercises
import Files
import Foundation
import Pages
import Processes

/// Builds the pages once, and runs each for its record.
struct PrintedPages {
  private let products: URL
  private let options: [String]
  let progress: ProgressReporter

  /// - Parameter showsMeasured: Whether a page shows what it measured, and so differs from run to run.
  init(of course: Course, showsMeasured: Bool = false, progress: ProgressReporter) throws {
    self.progress = progress
    options = ["--all", "--format", "record"] + (showsMeasured ? ["--measure"] : [])
    let build = SwiftBuild(of: course.root)
    products = build.products
    progress.show("building the pages")
    let built = try ChildProcess(build.command(), limits: Limits(time: 1800)).run(
      whileWaiting: progress.tick)
    guard built.end == .exited(0) else {
      throw CourseError("the pages do not build; `swift build` says why.")
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
        "the page \(chapter.name) does not print what it says; `swift run \(chapter.name) --all` "
          + "shows where.")
    }
    do { return try PageRecord(lines: page.output) } catch {
      throw CourseError("the page \(chapter.name) gives no record of its run: \(error)")
    }
  }
}

extension Book {
  /// The book as its pages print themselves now.
  static func printed(of course: Course) throws -> Book {
    let pages = try PrintedPages(of: course, progress: ProgressReporter(.standard()))
    let book = try Book(of: course, record: pages.record)
    pages.progress.clear()
    return book
  }
}
