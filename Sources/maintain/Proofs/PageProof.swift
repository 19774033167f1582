import Console
import CourseModel
import Foundation
import Kernel

/// Proves that pages print what they say, and that each challenge is met by its answer and by no near miss.
///
/// What was proven before and has not changed since is left out. What can be proven by reading is ``TextProof``'s.
struct PageProof {
  let course: Course
  let chapters: [Chapter]
  var progress: ProgressReporter = .silent

  func run(seals: Bool, knowing proven: inout Proven, into report: inout VerifyReport) throws {
    guard !chapters.isEmpty else { return }
    let ground = try Ground.ofPages(in: course)
    let open = try chapters.filter { !proven.has(try claim(of: $0, ground)) }
    report.pages += chapters.count
    report.leftOut.pages += chapters.count - open.count
    report.challenges += chapters.compactMap { $0.readPage()?.challenges.count }.reduce(0, +)
    guard !open.isEmpty else { return }
    let outputs = OutputProof(course: course, progress: progress)
    let problems = try outputs.build(open)
    guard problems.isEmpty else {
      report.faults += problems
      return
    }
    progress.show("building what runs cells")
    let challenges = ChallengeProof(
      kernel: try Kernel(root: course.root, progress: progress.tick), progress: progress)
    for chapter in open {
      var found = try outputs.faults(of: chapter)
      if found.isEmpty {
        found = try challenges.faults(of: chapter, seals: seals, into: &report)
      }
      report.faults += found
      // What was recorded just now is part of the claim.
      if found.isEmpty { try proven.note([claim(of: chapter, ground)]) }
    }
  }

  private func claim(of chapter: Chapter, _ ground: String) throws -> Proven.Claim {
    Proven.Claim(
      "page \(chapter.digits)",
      restingOn: [ground] + (try Ground.contents(of: chapter.page.deletingLastPathComponent()))
        + (try Ground.contents(of: chapter.challengeAnswers)))
  }
}
