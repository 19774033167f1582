// Misconception: Nobody can be told anything before the recipe has returned. See *Four steps*, page 04.
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
    var waiting: [() -> Void]? = []
    let deliver = { (event: @escaping () -> Void) in
      if waiting == nil { event() } else { waiting?.append(event) }
    }
    let end = { (tell: @escaping () -> Void) in
      deliver {
        if subscription.isDisposed { return }
        subscription.dispose()
        tell()
      }
    }
    let subscriber = MiniSubscriber<Value>(
      sendNext: { value in deliver { if !subscription.isDisposed { next(value) } } },
      sendError: { failure in end { error(failure) } },
      sendCompleted: { end(completed) })
    subscription.add(recipe(subscriber))
    let events = waiting ?? []
    waiting = nil
    for event in events { event() }
    return subscription
  }
}
