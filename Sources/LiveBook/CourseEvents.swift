import CourseModel
import Files
import Foundation
import Sandbox
import WebServer

/// Sends every open page what happens in the course: the board after each check and each page that was
/// read, in this browser or elsewhere, and the verdicts of the exercise that is watched.
final class CourseEvents: @unchecked Sendable {
  // Sendable: what changes is read and written under the lock; the course is constant.
  private let course: Course
  private let lock = NSLock()
  private let readers = EventStream()
  private var watched: (exercise: Exercise, cancellation: Cancellation)?
  private var latestVerdict: String?
  private let ended = DispatchSemaphore(value: 0)
  private var isStopped = false

  init(of course: Course) { self.course = course }

  /// Begins to look for what is done elsewhere.
  func start() {
    let thread = Thread { [self] in
      let places = [
        course.state.appendingPathComponent("progress.txt"), PageRead.folder(in: course),
      ]
      var known = places.map(FileStamp.init)
      while !(lock.withLock { isStopped }) {
        _ = ended.wait(timeout: .now() + 0.25)
        let now = places.map(FileStamp.init)
        guard now != known else { continue }
        known = now
        if !readers.isEmpty, let board = board() { readers.send(board) }
      }
    }
    thread.name = "events of the course"
    thread.start()
  }

  func stop() {
    lock.withLock {
      isStopped = true
      watched?.cancellation.cancel()
      watched = nil
    }
    ended.signal()
  }

  /// A page listens until it is closed; it begins with how things stand.
  func subscribe(_ exchange: HTTPExchange) {
    readers.add(exchange)
    let verdict = lock.withLock { latestVerdict }
    if let board = board() { exchange.send(board) }
    if let verdict { exchange.send(verdict) }
  }

  /// Watches an exercise in the place of the one before; nil watches none.
  func watch(_ exercise: Exercise?) throws {
    let cancellation = Cancellation()
    lock.withLock {
      watched?.cancellation.cancel()
      watched = exercise.map { ($0, cancellation) }
      latestVerdict = nil
    }
    guard let exercise else { return }
    let thread = Thread { [self, course] in
      let check = ExerciseCheck(exercise, in: course)
      let answers = AnswerWatch(of: exercise)
      try? Watching<AnswerSnapshot, String>(
        read: answers.snapshot,
        judge: { snapshot in self.verdict(of: check, on: snapshot, answers, cancellation) },
        show: { verdict in
          guard !cancellation.isCancelled else { return }
          self.lock.withLock { self.latestVerdict = verdict }
          self.readers.send(verdict)
        },
        wait: {
          Thread.sleep(forTimeInterval: 0.1)
          return !cancellation.isCancelled
        }
      ).run()
    }
    thread.name = "watching \(exercise.chapter.name)"
    thread.start()
  }

  private func verdict(
    of check: ExerciseCheck, on snapshot: AnswerSnapshot, _ answers: AnswerWatch,
    _ watching: Cancellation
  ) -> String {
    readers.send(EventStream.event("checking", "{\"chapter\":\"\(check.exercise.chapter.name)\"}"))
    do {
      let report = try check.report(
        on: snapshot, whileUnchangedIn: answers, until: { watching.isCancelled })
      return EventStream.event("verdict", try JSON.line(report))
    } catch {
      let sentence = FileProblem.sentence(for: error)
      return EventStream.event("obstacle", (try? JSON.line(["error": sentence])) ?? "{}")
    }
  }

  private func board() -> String? {
    guard let report = try? BoardReport(of: course), let json = try? JSON.line(report) else {
      return nil
    }
    return EventStream.event("board", json)
  }
}
