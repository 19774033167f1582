import Book
import Console
import CourseModel
import Files
import Foundation
import Page
import Sandbox

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
  /// The book as its pages print themselves now, with the lab where this toolchain can build it; where it
  /// cannot, a line says why.
  ///
  /// - Parameter other: What stands for the module where there is none; without it drawings stay as they are.
  static func printed(
    of course: Course, labWithoutModule other: LabModule? = nil, on terminal: Terminal
  ) throws -> Book {
    let pages = try PrintedPages(of: course, progress: ProgressReporter(.standard()))
    let lab = LabBuild(course).module(progress: pages.progress)
    let book = try Book(of: course, lab: lab.module ?? other, record: pages.record)
    pages.progress.clear()
    if let reason = lab.reason {
      let place = other == nil ? "without the lab" : "the lab runs here, and not in the browser"
      terminal.say("\(place): \(reason)")
    }
    return book
  }
}
