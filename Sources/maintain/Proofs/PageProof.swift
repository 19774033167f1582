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

/// Proves that the toolchain's own formatter has nothing to say.
struct FormatProof {
  let course: Course
  var progress: ProgressReporter = .silent

  func run(into report: inout VerifyReport) throws {
    progress.show("linting")
    let places = ["Sources", "Tests", "Chapters", "Exercises", "Solutions", "Package.swift"]
      .map { course.root.appendingPathComponent($0).path }
      .filter { FileManager.default.fileExists(atPath: $0) }
    let finished = try ChildProcess(
      [
        "swift", "format", "lint", "--strict", "-r", "--configuration",
        course.root.appendingPathComponent(".swift-format").path,
      ] + places, limits: Limits(time: 600)
    ).run(whileWaiting: progress.tick)
    guard finished.end != .exited(0) else { return }
    let lines = finished.errors.split(separator: "\n").prefix(5).joined(separator: "\n      ")
    report.faults.append("the formatter complains:\n      \(lines)")
  }
}
