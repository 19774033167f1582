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
/// - Each subscription runs the recipe once.
/// - Events arrive while the recipe runs, but none after an end or `dispose()`.
/// - `dispose()` disposes the recipe's disposable once. An end does so before it arrives.
/// - A disposable that is returned after an end is disposed immediately.
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
