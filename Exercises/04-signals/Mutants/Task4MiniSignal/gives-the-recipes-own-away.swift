// Misconception: What the recipe returns is the subscription, so disposing it ends everything. See *Dispose*, page 04.
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
    var isOver = false
    let subscriber = MiniSubscriber<Value>(
      sendNext: { if !isOver { next($0) } },
      sendError: { failure in
        guard !isOver else { return }
        isOver = true
        error(failure)
      },
      sendCompleted: {
        guard !isOver else { return }
        isOver = true
        completed()
      })
    return recipe(subscriber) ?? MiniDisposable()
  }
}
