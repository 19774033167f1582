import ReactiveCore

/// A journal of the events in a program, with the cause of each.
///
/// An event that occurs while another is being handled is caused by that other event. For example,
/// a key press causes the text that is sent while the press is being handled. Scheduled work sends
/// answers, so an answer's cause is the event that scheduled the work. See ``JournalClock``.
package final class Journal {
  /// The events so far, in order.
  package private(set) var entries: [JournalEntry] = []
  /// The number of the event that is being handled, or 0 if there is none.
  package private(set) var cause = 0
  /// A closure that is called after each event and all of its effects.
  package var afterEachEvent: () -> Void = {}

  private let clock: Scheduler
  private var depth = 0

  /// Creates an empty journal that reads the time from `clock`.
  package init(_ clock: Scheduler) { self.clock = clock }

  /// Records an event, and returns its number.
  ///
  /// If `cause` is `nil`, the cause is the event that is being handled.
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

  /// Runs `body`, and records `cause` as the cause of events that occur while it runs.
  package func during(_ cause: Int, _ body: () -> Void) {
    let outer = self.cause
    self.cause = cause
    depth += 1
    body()
    if depth == 1 { afterEachEvent() }
    depth -= 1
    self.cause = outer
  }
}

extension Signal {
  /// Returns a signal that records each subscription as a request, unless `journal` is `nil`.
  ///
  /// One entry records the start of the request, and another its answer, failure, or cancellation.
  /// The cause of the request is the event during which this method is called, even if the
  /// subscription starts later.
  func journaled(as request: String, in journal: Journal?) -> Signal<Value> {
    guard let journal else { return self }
    let cause = journal.cause
    return Signal { subscriber in
      let number = journal.note(.began, request, cause: cause)
      var hasEnded = false
      func end(_ kind: JournalEntry.Kind) {
        if !hasEnded { journal.note(kind, request, request: number) }
        hasEnded = true
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
        end(.canceled)
      }
    }
  }
}
