/// Task 4: build a signal yourself.
///
/// `MiniSignal` is the first piece of a small library of your own. It keeps a recipe, and runs it once
/// for each subscription. `MiniSubscriber` and `MiniDisposable` are in Given/.
///
/// - After an end, or after `dispose()`, nothing gets through, whatever the recipe goes on to send.
/// - An end first disposes what the recipe returned, and then is sent.
/// - What the recipe returns too late, after its own end, is disposed at once.
///
/// ```swift
/// let lucky = MiniSignal<Int> { subscriber in
///   subscriber.sendNext(7)
///   subscriber.sendCompleted()
///   return nil
/// }
/// lucky.subscribe(next: { print($0) })  // 7
/// ```
///
/// Rests on the page 04-signals, cells "The grammar" and "A download".
class MiniSignal<Value> {
  init(_ recipe: @escaping (MiniSubscriber<Value>) -> MiniDisposable?) {}

  @discardableResult
  func subscribe(
    next: @escaping (Value) -> Void = { _ in },
    error: @escaping (any Error) -> Void = { _ in },
    completed: @escaping () -> Void = {}
  ) -> MiniDisposable {
    MiniDisposable()
  }
}
