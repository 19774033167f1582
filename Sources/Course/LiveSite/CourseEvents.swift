import Exercises
import Files
import Foundation
import Grading
import Pages
import Processes
import WebServer

/// Sends every open page what happens in the course: the board after each check and each page that was
/// read, in this browser or elsewhere, and the verdicts of the exercises that are watched.
final class CourseEvents: @unchecked Sendable {
  // Sendable: what changes is read and written under the lock; the course is constant.
  private let course: Course
  private let answers: LiveAnswers
  private let mentions: CellMentions
  private let lock = NSLock()
  private let readers = EventStream()
  /// What is being checked, by the exercises' names.
  private var checks: [String: LiveCheck] = [:]
  private let looks = RepeatedWork()
  private var isStopped = false

  init(of course: Course, answers: LiveAnswers, pages: LivePages) {
    self.course = course
    self.answers = answers
    mentions = CellMentions(pages: pages, course: course)
  }

  /// Begins to look for what is done elsewhere.
  func start() {
    let file = StateFile.file(in: course.root)
    looks.start(
      every: 0.25, named: "events of the course", knowing: FileStamp(file)
    ) { [self] known in
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
    looks.stop()
  }

  /// Sends a page all events until it is closed, and first how things stand.
  func subscribe(_ exchange: HTTPExchange) {
    readers.add(exchange)
    exchange.send(board())
    // Under the lock, so that no newer verdict comes before it.
    lock.withLock {
      exchange.send(watchedEvent)
      for latest in checks.values.compactMap(\.latest) { exchange.send(latest) }
    }
  }

  /// Checks an exercise once more; one that is watched stays watched.
  func check(_ exercise: Exercise) { begin(exercise, isWatch: false) }

  /// Watches an exercise beside those that are watched already; one of them is checked again.
  func watch(_ exercise: Exercise) { begin(exercise, isWatch: true) }

  private func begin(_ exercise: Exercise, isWatch: Bool) {
    let cancellation = Cancellation()
    let name = exercise.chapter.name
    let staysOn: Bool? = lock.withLock {
      guard !isStopped else { return nil }
      let before = checks[name]
      before?.cancellation.cancel()
      let staysOn = isWatch || before?.staysOn == true
      checks[name] = LiveCheck(cancellation: cancellation, staysOn: staysOn)
      readers.send(watchedEvent)
      return staysOn
    }
    guard let staysOn else { return }
    let thread = Thread { [self, course] in
      let check = ExerciseCheck(exercise, in: course)
      AnswerWatch(of: exercise).run(
        grading: { hasChanged in
          self.verdict(of: check, cancellation) { cancellation.isCancelled || hasChanged() }
        },
        showing: { verdict in
          self.send(verdict, of: cancellation) { self.checks[name]?.latest = verdict }
        }, until: { !staysOn || cancellation.isCancelled })
    }
    thread.name = "checking \(name)"
    thread.start()
  }

  /// Which exercises are watched; the lock is held.
  private var watchedEvent: String {
    EventStream.event("watching", ["chapters": checks.filter(\.value.staysOn).keys.sorted()])
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
      let report = try check.report(until: isOver)
      // What has changed meanwhile is graded once more, and this is not shown.
      let texts = try answers.all(of: check.exercise.chapter.number).compactMapValues(\.yours)
      return EventStream.event("verdict", ShownVerdict(report, on: texts, mentions: mentions))
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

/// A check that is under way, or has ended and whose verdict stands.
private struct LiveCheck {
  let cancellation: Cancellation
  /// Whether it is made again at each save.
  let staysOn: Bool
  /// The verdict, as it was sent.
  var latest: String?
}
