// Misconception: Disposing is for those who leave early; after an end there is nothing to dispose. See *A download*, page 04.
class MiniSignal<Value> {
  private let recipe: (MiniSubscriber<Value>) -> MiniDisposable?

  init(_ recipe: @escaping (MiniSubscriber<Value>) -> MiniDisposable?) {
    self.recipe = recipe
  }

  @discardableResult
  func subscribe(
    next: @escaping (Value) -> Void = { _ in },
    error: @escaping (any Error) -> Void = { _ in },
    completed: @escaping () -> Void = {}
  ) -> MiniDisposable {
    let subscription = MiniDisposable()
    var isOver = false
    let end = { (tell: () -> Void) in
      if isOver || subscription.isDisposed { return }
      isOver = true
      tell()
    }
    let subscriber = MiniSubscriber<Value>(
      sendNext: { if !isOver, !subscription.isDisposed { next($0) } },
      sendError: { failure in end { error(failure) } },
      sendCompleted: { end(completed) })
    subscription.add(recipe(subscriber))
    return subscription
  }
}
