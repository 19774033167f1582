/// Task 3: build a subject yourself.
///
/// ```swift
/// let bell = MiniSubject<Int>()
/// bell.sendNext(1)
/// bell.subscribe(next: { print($0) })
/// bell.sendNext(2)  // 2
/// ```
///
/// Write `MiniAudience`, the subscriber list of `MiniSubject`. `MiniSignal` is in Given/.
///
/// - `add` appends a subscriber to the list. The disposable removes only that subscriber.
/// - `tell` calls `event`, in order, for each subscriber that is in the list when `tell` is called.
/// - During the call, subscribers can join, leave, and send. A send inside a send finishes first.
/// - Completions and errors aren't remembered, so later subscribers get the next events.
/// - A disposed subscriber is released. A released subject releases its subscribers.
///
/// Page: 08-subjects, "The list", "Coming and going"
final class MiniAudience<Value> {
  func add(_ subscriber: MiniSubscriber<Value>) -> MiniDisposable {
    MiniDisposable()
  }

  func tell(_ event: (MiniSubscriber<Value>) -> Void) {}
}

class MiniSubject<Value>: MiniSignal<Value> {
  private let audience: MiniAudience<Value>

  /// Creates a subject that calls `welcome` for each new subscriber.
  init(
    welcome: @escaping (MiniSubscriber<Value>, MiniAudience<Value>) -> MiniDisposable? = {
      newcomer, audience in audience.add(newcomer)
    }
  ) {
    let audience = MiniAudience<Value>()
    self.audience = audience
    super.init { newcomer in welcome(newcomer, audience) }
  }

  func sendNext(_ value: Value) {
    audience.tell { $0.sendNext(value) }
  }

  func sendError(_ error: any Error) {
    audience.tell { $0.sendError(error) }
  }

  func sendCompleted() {
    audience.tell { $0.sendCompleted() }
  }
}
