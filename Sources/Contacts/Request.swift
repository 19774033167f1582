import ReactiveCore

/// A request that the server has not answered yet.
public final class Request {
  private let action: Disposable

  init(_ action: @escaping () -> Void) {
    self.action = Disposable(action)
  }

  /// Cancels the request if it has not been answered.
  public func cancel() {
    action.dispose()
  }
}
