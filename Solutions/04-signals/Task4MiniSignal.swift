/// A signal that runs its recipe once for each subscription and enforces the grammar.
///
/// The subscription is created before the recipe runs, because the recipe may complete or fail
/// before it returns its disposable.
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
      subscription.dispose()
      tell()
    }
    let subscriber = MiniSubscriber<Value>(
      sendNext: { if !subscription.isDisposed { next($0) } },
      sendError: { failure in end { error(failure) } },
      sendCompleted: { end(completed) })
    subscription.add(recipe(subscriber))
    return subscription
  }
}
