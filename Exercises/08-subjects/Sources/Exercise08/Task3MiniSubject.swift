/// Task 3: build a subject yourself.
///
/// `MiniSignal` is the one that you built in 04-signals; it is in Given/. `MiniSubject` stands below and
/// is done: it is a signal whose recipe hands each subscriber to its audience. Write the audience.
///
/// - `add` puts a subscriber at the end of the list; the disposable takes that one off again.
/// - `tell` makes a call for everyone who is on the list when the call begins, from the top.
/// - A subscriber may come, leave, or send, while it is called.
/// - A subscriber that has left the list is released. When the subject is released, so is everybody on
///   the list.
///
/// ```swift
/// let bell = MiniSubject<Int>()
/// bell.sendNext(1)
/// bell.subscribe(next: { print($0) })
/// bell.sendNext(2)  // 2
/// ```
///
/// Rests on the page 08-subjects, cells "The list" and "Coming and going".
final class MiniAudience<Value> {
  func add(_ subscriber: MiniSubscriber<Value>) -> MiniDisposable {
    MiniDisposable()
  }

  func tell(_ event: (MiniSubscriber<Value>) -> Void) {}
}

/// A signal that you push: what is sent to it goes to everyone who is subscribed at that moment.
class MiniSubject<Value>: MiniSignal<Value> {
  private let audience: MiniAudience<Value>

  /// Creates a subject; `welcome` is what happens to a newcomer, who by itself joins the audience.
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
