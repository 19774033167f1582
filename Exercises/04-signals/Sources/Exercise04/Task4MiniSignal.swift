/// Task 4: build a signal yourself.
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
/// `MiniSubscriber` and `MiniDisposable` are in Given/.
///
/// - Each subscription runs the recipe once. Events arrive even while the recipe runs.
/// - The first `dispose()`, completion, or error ends the subscription: no event arrives after it.
/// - The recipe's disposable is disposed at the end, before the completion or error arrives.
/// - A disposable that the recipe returns after the end is disposed immediately.
///
/// Page: 04-signals, "The grammar", "A download"
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
