// Misconception: Whoever writes the recipe keeps the grammar, so the signal passes everything on. See *The grammar*, page 04.
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
    let subscriber = MiniSubscriber<Value>(
      sendNext: next, sendError: error, sendCompleted: completed)
    return recipe(subscriber) ?? MiniDisposable()
  }
}
