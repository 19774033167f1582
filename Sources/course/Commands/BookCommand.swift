import Book
import Console
import CourseModel
import Foundation
import Sandbox

/// `course book`: the whole course as a site, or as one file.
enum BookCommand: CourseCommand {
  static let name = "book"
  static let summary = "the whole course as a site, or as one HTML file"
  static let options: [String] = []
  static let valuedOptions = ["--out", "--single"]
  static let operands = 0
  static let help = """
    course book --out FOLDER | --single FILE

      Runs every page and makes a book of them: chapters, exercises, operators,
      search. --out writes a folder, whose index.html is the first page; files that
      are there already and have the same names are replaced. --single writes one
      HTML file. Both open without a server and ask for nothing from outside.

      Example: course book --out ~/book
    """

  static func run(
    _ arguments: Arguments, of program: Program, terminal: Terminal
  ) throws -> ExitCode {
    let (folder, file) = (arguments.value(of: "--out"), arguments.value(of: "--single"))
    guard (folder == nil) != (file == nil) else {
      throw UsageError("where to? Write `course book --out FOLDER` or `course book --single FILE`.")
    }
    let course = try Course()
    let pages = try PrintedPages(of: course, progress: ProgressReporter(.standard()))
    let book = try Book(of: course, html: pages.html)
    pages.progress.clear()
    if let folder {
      try book.write(to: URL(fileURLWithPath: folder))
      terminal.next("open \(folder)/index.html in a browser")
    } else if let file {
      try book.write(toFile: URL(fileURLWithPath: file))
      terminal.next("open \(file) in a browser")
    }
    return .success
  }
}

/// Builds the pages once, and runs each for its HTML.
private struct PrintedPages {
  private let products: URL
  let progress: ProgressReporter

  init(of course: Course, progress: ProgressReporter) throws {
    self.progress = progress
    let build = ["swift", "build", "--package-path", course.root.path]
    progress.show("building the pages")
    let built = try ChildProcess(build, limits: Limits(time: 1800)).run(
      whileWaiting: progress.tick)
    guard built.end == .exited(0) else {
      throw CourseError("the pages do not build; `swift build` says why.")
    }
    let place = try ChildProcess(build + ["--show-bin-path"], limits: Limits(time: 300)).run(
      whileWaiting: progress.tick)
    products = URL(fileURLWithPath: place.output.trimmingCharacters(in: .whitespacesAndNewlines))
  }

  func html(_ chapter: Chapter) throws -> String {
    progress.show("running \(chapter.name)")
    let page = try ChildProcess(
      [products.appendingPathComponent(chapter.name).path, "--all", "--format", "html"],
      limits: Limits(time: 300, output: .atMost(16 << 20))
    ).run(whileWaiting: progress.tick)
    guard page.end == .exited(0) else {
      throw CourseError(
        "the page \(chapter.name) does not print what it says; `swift run \(chapter.name) --all` "
          + "shows where.")
    }
    return page.output
  }
}
