import CourseModel
import Files
import Foundation
import Synchronization

/// The verdicts of a run, on disk as they fall: a run that was ended goes on where it stopped.
///
/// The first line names the run, which is its draw, the library and the tests; where one of them is
/// another, the journal begins anew.
final class MutationJournal: Sendable {
  static let path = ".build/mutation/verdicts.jsonl"
  static let pathOfRows = ".build/mutation/rows.jsonl"

  private let file: URL
  private let name: String
  private let verdicts: Mutex<[MutationVerdict]>

  /// Opens the journal of the run that is made of these words.
  init(at file: URL, of run: [String]) throws {
    self.file = file
    name = Digest.of(run.joined(separator: "\n"))
    let lines = (try? TextFile.read(file))?.split(separator: "\n") ?? []
    let old = lines.first.map(String.init) == name ? lines.dropFirst() : []
    verdicts = Mutex(
      old.compactMap { try? JSONDecoder().decode(MutationVerdict.self, from: Data($0.utf8)) })
  }

  var kept: [MutationVerdict] { verdicts.withLock { $0 } }

  /// Keeps a verdict, and returns how many there are now.
  func keep(_ verdict: MutationVerdict) throws -> Int {
    try verdicts.withLock { verdicts in
      verdicts.append(verdict)
      try TextFile.write(
        ([name] + verdicts.map(JSON.line)).map { "\($0)\n" }.joined(), to: file)
      return verdicts.count
    }
  }
}
