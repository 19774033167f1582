// Misconception: A recipe first returns and then sends, so its disposable is there at the end. See *Four steps*, page 04.
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
    var resource: MiniDisposable?
    let end = { (tell: () -> Void) in
      if isOver { return }
      isOver = true
      resource?.dispose()
      tell()
    }
    let subscriber = MiniSubscriber<Value>(
      sendNext: { if !isOver { next($0) } },
      sendError: { failure in end { error(failure) } },
      sendCompleted: { end(completed) })
    resource = recipe(subscriber)
    return MiniDisposable {
      isOver = true
      resource?.dispose()
    }
  }
}
