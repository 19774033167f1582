// Misconception: The recipe is the signal's work, so it runs when the signal is made. See *Four steps*, page 04.
class MiniSignal<Value> {
  private var events: [(MiniSubscriber<Value>) -> Void] = []
  private var resource: MiniDisposable?

  init(_ recipe: @escaping (MiniSubscriber<Value>) -> MiniDisposable?) {
    resource = recipe(
      MiniSubscriber<Value>(
        sendNext: { value in self.events.append { $0.sendNext(value) } },
        sendError: { error in self.events.append { $0.sendError(error) } },
        sendCompleted: { self.events.append { $0.sendCompleted() } }))
  }

  @discardableResult
  func subscribe(
    next: @escaping (Value) -> Void = { _ in },
    error: @escaping (any Error) -> Void = { _ in },
    completed: @escaping () -> Void = {}
  ) -> MiniDisposable {
    var isOver = false
    let end = { (tell: () -> Void) in
      if isOver { return }
      isOver = true
      tell()
    }
    let subscriber = MiniSubscriber<Value>(
      sendNext: { if !isOver { next($0) } },
      sendError: { failure in end { error(failure) } },
      sendCompleted: { end(completed) })
    for event in events { event(subscriber) }
    return MiniDisposable { [resource] in resource?.dispose() }
  }
}
