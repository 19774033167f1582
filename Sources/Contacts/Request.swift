import ReactiveCore

/// A request to the server without an answer.
public final class Request {
  private let action: Disposable

  init(_ action: @escaping () -> Void) {
    self.action = Disposable(action)
  }

  /// Cancels the request, unless it has been answered.
  public func cancel() {
    action.dispose()
  }
}
