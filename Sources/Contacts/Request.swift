import ReactiveCore

/// A question to the server that has no answer yet.
public final class Request {
  private let action: Disposable

  init(_ action: @escaping () -> Void) {
    self.action = Disposable(action)
  }

  /// Gives the question up, unless it has been answered.
  public func cancel() {
    action.dispose()
  }
}
