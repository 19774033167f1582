import Console
import CourseModel
import Files
import Foundation
import Sandbox

/// Proves that every page builds, prints what it says and ends well.
struct PageProof {
  let course: Course
  var progress: ProgressReporter = .silent

  func run(into report: inout VerifyReport) throws {
    let chapters = course.chapters.filter(\.hasPage)
    report.pages += chapters.count
    progress.show("building the pages")
    let built = try ChildProcess(
      SwiftBuild(of: course.root).command(), limits: Limits(time: 900)
    ).run(whileWaiting: progress.tick)
    guard built.end == .exited(0) else {
      report.faults.append("the pages do not build:" + PageProof.end(of: built))
      return
    }
    for chapter in chapters {
      progress.show("running the page \(chapter.name)")
      let program = SwiftBuild(of: course.root).products.appendingPathComponent(chapter.name)
      let finished = try ChildProcess([program.path, "--all"], limits: Limits(time: 900))
        .run(whileWaiting: progress.tick)
      guard finished.end != .exited(0) else { continue }
      report.faults.append(
        "\(chapter.name): the page ended with \(finished.end)" + PageProof.end(of: finished))
    }
  }

  /// The last lines that a program said.
  private static func end(of finished: ChildProcess.Finished) -> String {
    let lines = (finished.output + "\n" + finished.errors).split(separator: "\n").suffix(8)
    return lines.map { "\n      \($0)" }.joined()
  }
}
