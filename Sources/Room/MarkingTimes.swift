import Judging
import CourseModel
import Foundation

/// The times of answers that were marked before, in `.course/times`: a file for each set of answers.
///
/// No mark rests on them, so they carry no digest. They are safe to delete.
struct MarkingTimes {
  private let folder: URL

  init(of course: Course) {
    folder = course.state.appendingPathComponent("times")
  }

  func time(named name: String) -> TrialTime? {
    guard let data = try? Data(contentsOf: file(named: name)),
      let time = try? JSONDecoder().decode(TrialTime.self, from: data),
      let seconds = TrialTime.seconds(time.seconds)
    else { return nil }
    return TrialTime(seconds: seconds, tasks: time.tasks.compactMapValues(TrialTime.seconds))
  }

  func keep(_ time: TrialTime, named name: String) throws {
    try TextFile.write(try JSON.line(time), to: file(named: name))
  }

  private func file(named name: String) -> URL { folder.appendingPathComponent("\(name).json") }
}
