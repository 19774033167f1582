// Misconception: The subscriber hears of the end first, and the tidying up comes after. See *A download*, page 04.
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
    let end = { (tell: () -> Void) in
      if subscription.isDisposed { return }
      tell()
      subscription.dispose()
    }
    let subscriber = MiniSubscriber<Value>(
      sendNext: { if !subscription.isDisposed { next($0) } },
      sendError: { failure in end { error(failure) } },
      sendCompleted: { end(completed) })
    subscription.add(recipe(subscriber))
    return subscription
  }
}
