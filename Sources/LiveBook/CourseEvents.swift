import CourseModel
import Judging
import Files
import Foundation
import Page
import Sandbox
import WebServer

/// Sends every open page what happens in the course: the board after each check and each page that was
/// read, in this browser or elsewhere, and the verdicts of the exercises that are watched.
final class CourseEvents: @unchecked Sendable {
  // Sendable: what changes is read and written under the lock; the course is constant.
  private let course: Course
  private let mentions: CellMentions
  private let lock = NSLock()
  private let readers = EventStream()
  /// What ends each watch, and its latest verdict, by the exercises' names.
  private var watched: [String: (cancellation: Cancellation, latest: String?)] = [:]
  private let ended = DispatchSemaphore(value: 0)
  private var isStopped = false

  init(of course: Course, pages: LivePages) {
    self.course = course
    mentions = CellMentions(pages: pages, course: course)
  }

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
      for watching in watched.values { watching.cancellation.cancel() }
      watched = [:]
    }
    ended.signal()
  }

  /// Sends a page all events until it is closed, and first how things stand.
  func subscribe(_ exchange: HTTPExchange) {
    readers.add(exchange)
    exchange.send(board())
    // Under the lock, so that no newer verdict comes before it.
    lock.withLock {
      exchange.send(watchedEvent)
      for latest in watched.values.compactMap(\.latest) { exchange.send(latest) }
    }
  }

  /// Watches an exercise beside those that are watched already; one of them is checked again.
  func watch(_ exercise: Exercise) {
    let cancellation = Cancellation()
    let name = exercise.chapter.name
    let isWatched = lock.withLock {
      watched[name]?.cancellation.cancel()
      watched[name] = isStopped ? nil : (cancellation, nil)
      readers.send(watchedEvent)
      return !isStopped
    }
    guard isWatched else { return }
    let thread = Thread { [self, course] in
      let check = ExerciseCheck(exercise, in: course)
      AnswerWatch(of: exercise).run(
        judging: { hasChanged in
          self.verdict(of: check, cancellation) { cancellation.isCancelled || hasChanged() }
        },
        showing: { verdict in
          self.send(verdict, of: cancellation) { self.watched[name]?.latest = verdict }
        }, until: { cancellation.isCancelled })
    }
    thread.name = "watching \(name)"
    thread.start()
  }

  /// Which exercises are watched; the lock is held.
  private var watchedEvent: String {
    EventStream.event("watching", ["chapters": watched.keys.sorted()])
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
      return EventStream.event(
        "verdict", ShownVerdict(try check.report(until: isOver), mentions: mentions))
    } catch {
      return EventStream.event(
        "obstacle",
        ["chapter": check.exercise.chapter.name, "error": FileProblem.sentence(for: error)])
    }
  }

  /// The board, or why there is none.
  private func board() -> String {
    do {
      return EventStream.event("board", try BoardReport(of: course))
    } catch {
      return EventStream.event("noboard", ["error": FileProblem.sentence(for: error)])
    }
  }
}
