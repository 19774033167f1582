// Misconception: Disposing runs the teardown, and a recipe that is torn down sends nothing more. See *Dispose*, page 04.
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
      if isOver { return }
      isOver = true
      subscription.dispose()
      tell()
    }
    let subscriber = MiniSubscriber<Value>(
      sendNext: { if !isOver { next($0) } },
      sendError: { failure in end { error(failure) } },
      sendCompleted: { end(completed) })
    subscription.add(recipe(subscriber))
    return subscription
  }
}
