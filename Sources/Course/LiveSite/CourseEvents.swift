import Exercises
import Files
import Foundation
import Grading
import Pages
import Processes
import WebServer

/// The events that tell open pages about changes to the board and about the results of checks.
final class CourseEvents: @unchecked Sendable {
  // Sendable: the lock guards all mutable state.
  private let course: Course
  private let answers: LiveAnswers
  private let links: CellLinks
  private let lock = NSLock()
  private let readers = EventStream()
  /// The latest check of each exercise, keyed by exercise name.
  private var checks: [String: LiveCheck] = [:]
  private let stateFileWatch = RepeatingTask()
  private var isStopped = false

  init(of course: Course, answers: LiveAnswers, pages: LivePages) {
    self.course = course
    self.answers = answers
    links = CellLinks(pages: pages, course: course)
  }

  /// Starts watching the state file, which other programs can change.
  func start() {
    let file = StateFile.file(in: course.root)
    stateFileWatch.start(named: "events of the course", state: FileStamp(file)) { [self] known in
      let now = FileStamp(file)
      guard now != known else { return }
      known = now
      if !readers.isEmpty { readers.send(board()) }
    }
  }

  func stop() {
    lock.withLock {
      isStopped = true
      for check in checks.values { check.cancellation.cancel() }
      checks = [:]
    }
    stateFileWatch.stop()
  }

  /// Sends the current state to a page, and then all events until the page is closed.
  func subscribe(_ exchange: HTTPExchange) {
    readers.add(exchange)
    exchange.send(board())
    // Hold the lock, so that a check can't send a new verdict before the page gets the previous
    // one.
    lock.withLock {
      exchange.send(watchedEvent)
      for latest in checks.values.compactMap(\.latest) { exchange.send(latest) }
    }
  }

  /// Stops checking and watching an exercise.
  func stop(_ exercise: Exercise) {
    let name = exercise.chapter.name
    lock.withLock {
      guard let check = checks.removeValue(forKey: name) else { return }
      check.cancellation.cancel()
      readers.send(watchedEvent)
      readers.send(EventStream.event("checkError", ["chapter": name]))
    }
  }

  /// Checks an exercise once and, while it is watched, after each change.
  func check(_ exercise: Exercise, isWatch: Bool) {
    let cancellation = Cancellation()
    let name = exercise.chapter.name
    let isWatch: Bool? = lock.withLock {
      guard !isStopped else { return nil }
      let before = checks[name]
      before?.cancellation.cancel()
      let isWatch = isWatch || before?.isWatch == true
      checks[name] = LiveCheck(cancellation: cancellation, isWatch: isWatch)
      readers.send(watchedEvent)
      return isWatch
    }
    guard let isWatch else { return }
    let thread = Thread { [self, course] in
      let check = ExerciseCheck(exercise, in: course)
      AnswerWatch(of: exercise).run(
        grading: { hasChanged in
          self.verdict(of: check, cancellation) { cancellation.isCancelled || hasChanged() }
        },
        showing: { verdict in
          self.send(verdict, of: cancellation) { self.checks[name]?.latest = verdict }
        }, until: { !isWatch || cancellation.isCancelled })
    }
    thread.name = "checking \(name)"
    thread.start()
  }

  /// The event that lists the watched exercises; callers must hold the lock.
  private var watchedEvent: String {
    EventStream.event("watching", ["chapters": checks.filter(\.value.isWatch).keys.sorted()])
  }

  /// Sends an event from a check, unless the check was stopped or replaced.
  private func send(
    _ event: String, of cancellation: Cancellation, noting note: () -> Void = {}
  ) {
    lock.withLock {
      guard !cancellation.isCancelled else { return }
      note()
      readers.send(event)
    }
  }

  private func verdict(
    of check: ExerciseCheck, _ cancellation: Cancellation, until isOver: @escaping () -> Bool
  ) -> String {
    let chapter = check.exercise.chapter.name
    send(EventStream.event("checking", ["chapter": chapter]), of: cancellation)
    var isWaiting = false
    do {
      let report = try check.report(until: isOver) { holder in
        guard !isWaiting else { return }
        isWaiting = true
        let step = "Waiting for process \(holder) to end"
        send(EventStream.event("checking", ["chapter": chapter, "step": step]), of: cancellation)
      }
      let texts = try answers.all(of: check.exercise.chapter.number).compactMapValues(\.saved)
      return EventStream.event(
        "verdict", try VerdictEvent(report, of: check.exercise, on: texts, links: links))
    } catch {
      return EventStream.event(
        "checkError",
        ["chapter": chapter, "error": FileProblem.sentence(for: error)])
    }
  }

  private func board() -> String {
    do {
      return EventStream.event("board", try BoardReport(of: course))
    } catch {
      return EventStream.event("boardError", ["error": FileProblem.sentence(for: error)])
    }
  }
}

/// A running or finished check of an exercise.
private struct LiveCheck {
  let cancellation: Cancellation
  /// A Boolean value that indicates whether the exercise is checked again after each change.
  let isWatch: Bool
  /// The latest event with a verdict, or with an error if the check failed.
  var latest: String?
}
