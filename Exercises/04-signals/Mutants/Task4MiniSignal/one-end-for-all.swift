// Misconception: A signal ends once, so the signal itself remembers that it is over. See *Cold*, page 04.
class MiniSignal<Value> {
  private let recipe: (MiniSubscriber<Value>) -> MiniDisposable?
  private var isOver = false

  init(_ recipe: @escaping (MiniSubscriber<Value>) -> MiniDisposable?) {
    self.recipe = recipe
  }

  @discardableResult
  func subscribe(
    next: @escaping (Value) -> Void = { _ in },
    error: @escaping (any Error) -> Void = { _ in },
    completed: @escaping () -> Void = {}
  ) -> MiniDisposable {
    let subscription = MiniDisposable { self.isOver = true }
    let end = { (tell: () -> Void) in
      if self.isOver { return }
      subscription.dispose()
      tell()
    }
    let subscriber = MiniSubscriber<Value>(
      sendNext: { if !self.isOver { next($0) } },
      sendError: { failure in end { error(failure) } },
      sendCompleted: { end(completed) })
    subscription.add(recipe(subscriber))
    return subscription
  }
}
