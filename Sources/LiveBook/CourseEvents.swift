import CourseModel
import Judging
import Files
import Foundation
import Page
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
        LearnerProgress.file(in: course), PageRead.folder(in: course),
      ]
      var known = places.map(FileStamp.init)
      while !(lock.withLock { isStopped }) {
        _ = ended.wait(timeout: .now() + 0.25)
        let now = places.map(FileStamp.init)
        guard now != known else { continue }
        known = now
        if !readers.isEmpty { readers.send(board()) }
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

  /// Sends a page all events until it is closed, and first how things stand.
  func subscribe(_ exchange: HTTPExchange) {
    readers.add(exchange)
    exchange.send(board())
    // Under the lock, so that no newer verdict comes before it.
    lock.withLock { if let latestVerdict { exchange.send(latestVerdict) } }
  }

  /// Watches an exercise in the place of the one before; nil watches none.
  func watch(_ exercise: Exercise?) throws {
    let cancellation = Cancellation()
    let isWatched = lock.withLock {
      watched?.cancellation.cancel()
      watched = isStopped ? nil : exercise.map { ($0, cancellation) }
      latestVerdict = nil
      return watched != nil
    }
    guard let exercise, isWatched else { return }
    let thread = Thread { [self, course] in
      let check = ExerciseCheck(exercise, in: course)
      AnswerWatch(of: exercise).run(
        judging: { hasChanged in
          self.verdict(of: check, cancellation) { cancellation.isCancelled || hasChanged() }
        },
        showing: { verdict in
          self.send(verdict, of: cancellation) { self.latestVerdict = verdict }
        }, until: { cancellation.isCancelled })
    }
    thread.name = "watching \(exercise.chapter.name)"
    thread.start()
  }

  /// Sends what a watch says, unless another one has begun, which ends it under the same lock.
  private func send(
    _ event: String, of watching: Cancellation, noting note: () -> Void = {}
  ) {
    lock.withLock {
      guard !watching.isCancelled else { return }
      note()
      readers.send(event)
    }
  }

  private func verdict(
    of check: ExerciseCheck, _ watching: Cancellation, until isOver: @escaping () -> Bool
  ) -> String {
    send(
      EventStream.event("checking", ["chapter": check.exercise.chapter.name]),
      of: watching)
    do {
      return EventStream.event("verdict", ShownVerdict(try check.report(until: isOver)))
    } catch {
      return CourseEvents.event("obstacle", saying: error)
    }
  }

  /// The board, or why there is none.
  private func board() -> String {
    do {
      return EventStream.event("board", try BoardReport(of: course))
    } catch {
      return CourseEvents.event("noboard", saying: error)
    }
  }

  private static func event(_ name: String, saying error: any Error) -> String {
    EventStream.event(name, ["error": FileProblem.sentence(for: error)])
  }
}
