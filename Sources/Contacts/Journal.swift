import ReactiveCore

/// Keeps what happens, and knows what causes what happens now.
///
/// Everything in a signal happens inside something else: a value inside the key that sent it, an answer
/// inside the work that was scheduled for it. So a cause is what is going on now, and scheduled work
/// carries it along: see ``JournalClock``.
package final class Journal {
  /// What has happened, in order.
  package private(set) var happenings: [Happening] = []
  /// The number of what is going on now, or 0.
  package private(set) var cause = 0
  /// Is called after each thing that has happened with all that it caused.
  package var afterwards: () -> Void = {}

  private let clock: Scheduler
  private var depth = 0

  /// Creates a journal that is empty, with the time of `clock`.
  package init(_ clock: Scheduler) { self.clock = clock }

  /// Keeps one more happening, which what is going on now has caused, or `cause`; returns its number.
  @discardableResult
  package func note(
    _ kind: Happening.Kind, _ row: String, _ text: String = "", request: Int = 0, cause: Int? = nil
  ) -> Int {
    let number = happenings.count + 1
    happenings.append(
      Happening(
        number: number, time: clock.now, kind: kind, row: row, request: request,
        cause: cause ?? self.cause, text: text))
    return number
  }

  /// Runs `body`; what happens in it is caused by `cause`.
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
  /// Notes each subscription as a request: its beginning, and how it ends; without a journal nothing.
  ///
  /// What asked for it is what is going on when this is called, even if the request has to wait.
  func noted(_ request: String, in journal: Journal?) -> Signal<Value> {
    guard let journal else { return self }
    let asking = journal.cause
    return Signal { subscriber in
      let number = journal.note(.began, request, cause: asking)
      var isOver = false
      func end(_ kind: Happening.Kind) {
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
