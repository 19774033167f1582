import Console
import CourseModel
import Files
import Foundation
import Sandbox

/// Proves that a page builds, prints what it says and ends well.
struct OutputProof {
  let course: Course
  var progress: ProgressReporter = .silent

  /// Builds the pages, and returns what is wrong with them.
  func build(_ chapters: [Chapter]) throws -> [String] {
    // A product at a time costs a plan each.
    let isOne = chapters.count == 1
    progress.show("building \(isOne ? chapters[0].name : "the pages")")
    let built = try ChildProcess(
      SwiftBuild(of: course.root).command(isOne ? ["--product", chapters[0].name] : []),
      limits: Limits(time: 900)
    ).run(whileWaiting: progress.tick)
    guard built.end != .exited(0) else { return [] }
    let page = isOne ? "\(chapters[0].name): the page does" : "the pages do"
    return ["\(page) not build:" + OutputProof.end(of: built)]
  }

  /// Runs a page that was built.
  func faults(of chapter: Chapter) throws -> [String] {
    progress.show("running the page \(chapter.name)")
    let program = SwiftBuild(of: course.root).products.appendingPathComponent(chapter.name)
    let finished = try ChildProcess([program.path, "--all"], limits: Limits(time: 900))
      .run(whileWaiting: progress.tick)
    guard finished.end != .exited(0) else { return [] }
    // What differs is told on standard error, below a page of output.
    var told = finished
    if !finished.errors.isEmpty { told.output = "" }
    return ["\(chapter.name): the page ended with \(finished.end)" + OutputProof.end(of: told)]
  }

  /// The last lines that a program said.
  private static func end(of finished: ChildProcess.Finished) -> String {
    let lines = (finished.output + "\n" + finished.errors).split(separator: "\n").suffix(8)
    return lines.map { "\n      \($0)" }.joined()
  }
}
