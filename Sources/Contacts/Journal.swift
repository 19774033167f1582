import ReactiveCore

/// A journal of the events in a program, with the cause of each.
///
/// Everything in a signal happens inside something else: a value inside the key press that sent it,
/// an answer inside the work that was scheduled for it. The cause is therefore the event that is
/// being handled. Scheduled work keeps it: see ``JournalClock``.
package final class Journal {
  /// The events so far, in order.
  package private(set) var entries: [JournalEntry] = []
  /// The number of the event that is being handled, or 0.
  package private(set) var cause = 0
  /// A closure that is called after each event and all its effects.
  package var afterwards: () -> Void = {}

  private let clock: Scheduler
  private var depth = 0

  /// Creates an empty journal with the time of `clock`.
  package init(_ clock: Scheduler) { self.clock = clock }

  /// Records an event, caused by `cause` or by the event that is being handled, and returns its
  /// number.
  @discardableResult
  package func note(
    _ kind: JournalEntry.Kind, _ row: String, _ text: String = "", request: Int = 0,
    cause: Int? = nil
  ) -> Int {
    let number = entries.count + 1
    entries.append(
      JournalEntry(
        number: number, time: clock.now, kind: kind, row: row, request: request,
        cause: cause ?? self.cause, text: text))
    return number
  }

  /// Runs `body`, with `cause` as the cause of its events.
  package func during(_ cause: Int, _ body: () -> Void) {
    let outer = self.cause
    self.cause = cause
    depth += 1
    body()
    if depth == 1 { afterwards() }
    depth -= 1
    self.cause = outer
  }
}

extension Signal {
  /// Records each subscription as a request, with its beginning and its end, if there is a journal.
  ///
  /// The cause is the event that is being handled when this is called, even if the request has to
  /// wait.
  func noted(_ request: String, in journal: Journal?) -> Signal<Value> {
    guard let journal else { return self }
    let asking = journal.cause
    return Signal { subscriber in
      let number = journal.note(.began, request, cause: asking)
      var isOver = false
      func end(_ kind: JournalEntry.Kind) {
        if !isOver { journal.note(kind, request, request: number) }
        isOver = true
      }
      var answer: Disposable?
      journal.during(number) {
        answer = self.subscribe(
          next: { value in
            end(.answered)
            subscriber.sendNext(value)
          },
          error: { error in
            end(.failed)
            subscriber.sendError(error)
          },
          completed: {
            end(.answered)
            subscriber.sendCompleted()
          })
      }
      return Disposable {
        answer?.dispose()
        end(.cancelled)
      }
    }
  }
}
