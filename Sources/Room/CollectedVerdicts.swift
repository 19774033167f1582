import CourseModel
import Files
import Foundation
import Judging
import PlainText

/// Verdicts that were made elsewhere, as `course check N --json` writes them: a folder for each learner, with
/// a file for each exercise.
///
/// They are what a learner's own machine, or a hosted runner, says; nothing is tested here.
package struct CollectedVerdicts {
  private struct CollectedReport: Decodable {
    let chapter: String
    let tasks: [CollectedTask]
    var seconds: Double?
  }

  private struct CollectedTask: Decodable {
    let id: String
    let state: CheckReport.TaskState
    var sentence: String?
    var misconceptions: [String]?
    var seconds: Double?
  }

  /// More bytes than a verdict has.
  private static let mostBytes = 1 << 20

  private let folder: URL
  private let exercises: [Exercise]

  package init(in folder: URL, exercises: [Exercise]) throws {
    guard folder.isFolder else {
      throw UsageError(
        "there is no folder \(folder.path). Name the folder that holds everybody's verdicts.")
    }
    self.folder = folder
    self.exercises = exercises
  }

  package func report() throws -> RoomReport {
    let known = Set(exercises.flatMap { $0.tasks.map(\.id) })
    var report = RoomReport(
      tasks: exercises.flatMap { $0.tasks.map(\.id) }, learners: [], notices: [])
    for name in try names(in: folder) where folder.appendingPathComponent(name).isFolder {
      var row = RoomReport.LearnerRow(learner: name)
      let verdicts = try verdicts(of: name, noting: &report.notices)
      guard !verdicts.isEmpty else {
        report.notices.append("\(name.onOneLine) holds no verdict, so it is left out.")
        continue
      }
      var latest: [String: Int] = [:]
      for (number, verdict) in verdicts.enumerated() {
        for task in verdict.tasks where known.contains(task.id) {
          latest[task.id] = number
          row.marks[task.id] = CollectedVerdicts.mark(task)
          row.taskSeconds[task.id] = JudgingTime.seconds(task.seconds)
        }
      }
      let times = Set(latest.values).sorted().compactMap {
        JudgingTime.seconds(verdicts[$0].seconds)
      }
      row.seconds = times.isEmpty ? nil : times.reduce(0, +)
      report.learners.append(row)
    }
    guard !report.learners.isEmpty else {
      throw CourseError(
        "\(folder.path) holds no verdicts. Put a folder for each learner into it, with what "
          + "`swift run course check N --json` prints.")
    }
    return report
  }

  /// The learner's verdicts, the oldest first: of two on one exercise the later one counts.
  private func verdicts(of learner: String, noting notices: inout [String]) throws
    -> [CollectedReport]
  {
    let folder = folder.appendingPathComponent(learner)
    let files = try names(in: folder).filter { $0.hasSuffix(".json") }
      .map(folder.appendingPathComponent)
      .sorted { ($0.modificationDate ?? .distantPast) < ($1.modificationDate ?? .distantPast) }
    return files.compactMap { file in
      let name = "\(learner)/\(file.lastPathComponent)".onOneLine
      do {
        if let verdict = try CollectedVerdicts.verdict(in: file) { return verdict }
        notices.append(
          "\(name) is no verdict of `swift run course check --json`, so it is left out.")
      } catch {
        notices.append("\(name) is left out: \(FileProblem.sentence(for: error))")
      }
      return nil
    }
  }

  /// Nil when the file holds something else.
  private static func verdict(in file: URL) throws -> CollectedReport? {
    let size = try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int
    guard let size, size <= mostBytes else { return nil }
    do {
      return try JSONDecoder().decode(CollectedReport.self, from: Data(contentsOf: file))
    } catch is DecodingError {
      return nil
    }
  }

  private func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { !$0.hasPrefix(".") }
      .sorted { $0.compare($1, options: [.numeric, .caseInsensitive]) == .orderedAscending }
  }

  private static func mark(_ task: CollectedTask) -> Mark {
    guard task.state == .open || task.state == .refused else {
      return task.state == .solved ? Mark(state: .solved) : .untouched
    }
    return Mark(
      state: .open, sentence: task.sentence, misconceptions: task.misconceptions ?? [])
  }
}
