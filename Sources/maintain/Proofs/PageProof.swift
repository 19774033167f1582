import CourseModel
import Foundation
import Sandbox

/// Proves that every page builds, prints what it says and ends well.
struct PageProof {
  let course: Course
  var progress: ProgressReporter = .silent

  func run(into report: inout VerifyReport) throws {
    for chapter in course.chapters where chapter.hasPage {
      report.pages += 1
      progress.show("running the page \(chapter.name)")
      let finished = try ChildProcess(
        ["swift", "run", "--package-path", course.root.path, chapter.name, "--all"],
        limits: Limits(time: 900)
      ).run(whileWaiting: progress.tick)
      guard finished.end != .exited(0) else { continue }
      let lines = (finished.output + "\n" + finished.errors).split(separator: "\n").suffix(8)
      report.faults.append(
        "\(chapter.name): the page ended with \(finished.end)\n      "
          + lines.joined(separator: "\n      "))
    }
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
